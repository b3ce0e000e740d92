import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { ExternalLink } from "../../components/external-link/external-link";
import { buyOrGet, formatName, formatPrice } from "../../format";

interface BuyEditionProps {
  edition: Queries.EditionFragment;
  /** The book's name. */
  name: string;
  /** True for the page's main action. */
  first?: boolean;
}

/** A link to the first shop that sells an edition; the list further down the page names all. */
export function BuyEdition({ edition: { format, isOut, price, retailers }, name, first = false }: BuyEditionProps) {
  const beginning = isOut ? first && `${buyOrGet(price)} the ` : "Order the coming ";
  return (
    <ExternalLink className={first ? button.primary : button.button} href={retailers[0]?.url ?? "#editions"} icon>
      <span>
        {beginning}
        {beginning ? formatName(format).toLowerCase() : formatName(format)}, {formatPrice(price)}
        <span className="visually-hidden">{`, ${name}, at ${retailers[0]?.name}`}</span>
      </span>
    </ExternalLink>
  );
}
