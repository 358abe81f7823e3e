import { expect, test } from "vitest";
import { currencyAt } from "../../kinds/money/currency-at.ts";
import { currencyOf } from "./currency-of.ts";

const row = { price: 1, currency: "USD", code: "CHF" };
const owner = { code: "GBP", rows: [row] };

test("by default, an amount uses its sibling currency field, then the product's currency", () => {
  expect(currencyOf({ currency: "EUR" }, row)).toBe("USD");
  expect(currencyOf({ currency: "EUR" }, { price: 1 })).toBe("EUR");
  expect(currencyAt({ currency: "EUR" }, owner, "rows.0.price")).toBe("USD");
});

test("a fixed currency overrides the sibling currency field", () => {
  expect(currencyOf({ currency: "EUR", currencyBy: null }, row)).toBe("EUR");
  expect(currencyAt({ currency: "EUR", currencyBy: null }, owner, "rows.0.price")).toBe("EUR");
});

test("an amount uses the currency of the configured field", () => {
  const field = { currency: "EUR", currencyBy: { field: "code" } };
  expect(currencyOf(field, row)).toBe("CHF");
  expect(currencyOf(field, { code: "" })).toBe("EUR");
  expect(currencyAt(field, owner, "rows.0.price")).toBe("CHF");
  expect(currencyAt(field, { code: "SEK" }, "price")).toBe("SEK");
});

test("an amount in a row uses the currency of the owning record", () => {
  const field = { currency: "EUR", currencyBy: { field: "code", isOwners: true as const } };
  expect(currencyOf(field, row, owner)).toBe("GBP");
  expect(currencyOf(field, row)).toBe("EUR");
  expect(currencyAt(field, owner, "rows.0.price")).toBe("GBP");
});
