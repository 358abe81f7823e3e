import { expect, test } from "vitest";
import { currencyAt } from "./currency-at.ts";
import { currencyOf } from "./currency-of.ts";

const row = { price: 1, currency: "USD", code: "CHF" };
const owner = { code: "GBP", rows: [row] };

test("without a word of the spec, an amount is in the currency beside it, else in the product's", () => {
  expect(currencyOf({ currency: "EUR" }, row)).toBe("USD");
  expect(currencyOf({ currency: "EUR" }, { price: 1 })).toBe("EUR");
  expect(currencyAt({ currency: "EUR" }, owner, "rows.0.price")).toBe("USD");
});

test("an amount of a stated currency is in that, whatever stands beside it", () => {
  expect(currencyOf({ currency: "EUR", currencyBy: null }, row)).toBe("EUR");
  expect(currencyAt({ currency: "EUR", currencyBy: null }, owner, "rows.0.price")).toBe("EUR");
});

test("an amount is in the currency that the stated field holds", () => {
  const field = { currency: "EUR", currencyBy: { field: "code" } };
  expect(currencyOf(field, row)).toBe("CHF");
  expect(currencyOf(field, { code: "" })).toBe("EUR");
  expect(currencyAt(field, owner, "rows.0.price")).toBe("CHF");
  expect(currencyAt(field, { code: "SEK" }, "price")).toBe("SEK");
});

test("a row's amount is in the currency that the record around it holds", () => {
  const field = { currency: "EUR", currencyBy: { field: "code", isOwners: true as const } };
  expect(currencyOf(field, row, owner)).toBe("GBP");
  expect(currencyOf(field, row)).toBe("EUR");
  expect(currencyAt(field, owner, "rows.0.price")).toBe("GBP");
});
