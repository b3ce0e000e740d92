/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import * as React from "react";
import { Editions } from "../../src/components/editions/editions";
import { edition } from "./samples";

test("an edition's list shows what it costs in every country, the first price first", () => {
  const otherPrices = [
    { amount: 12, currency: "EUR", from: true },
    { amount: 1800, currency: "JPY", from: false },
  ];
  const price = { amount: 7.99, currency: "GBP", from: true };
  render(<Editions editions={[edition({ price, otherPrices })]} bookName="Book One" status="PUBLISHED" />);
  expect(screen.getByText("from £7.99, from €12.00, JP¥1,800")).toBeInTheDocument();
});
