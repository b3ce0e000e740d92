import { graphql } from "gatsby";
import * as React from "react";
import { buyOrGet, formatName, formatPrice } from "../../format";
import * as button from "../button/button.module.css";
import { ExternalLink } from "../external-link/external-link";

interface BuyButtonProps {
  offer: Queries.HomeOfferFragment;
  /** The book's name, as visually hidden text: screen readers list links out of context. */
  name: string;
  className?: string;
}

/** A link to a shop that names the format and its price, for the grown-up who pays. */
export function BuyButton({ offer, name, className = button.button }: BuyButtonProps) {
  return (
    <ExternalLink className={className} href={offer.url} icon>
      <span>
        {`${buyOrGet(offer.price)} ${formatName(offer.format).toLowerCase()} ${formatPrice(offer.price)}`}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </ExternalLink>
  );
}

export const fragment = graphql`
  fragment HomeOffer on HomeOffer {
    format
    url
    price {
      ...Price
    }
  }
`;
