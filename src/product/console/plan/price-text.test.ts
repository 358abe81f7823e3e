import { expect, test } from "vitest";
import type { TextKey } from "#console/i18n/text.ts";
import type { Currency, Periodicity } from "../../../../schema/enums.ts";
import { periodText, priceText } from "./price-text.ts";

test.each([
  ["monthly", "enum.periodicity.monthly"],
  ["WEEKLY", "WEEKLY"],
  [null, ""],
  [undefined, ""],
])("the periodicity %j is read as %j", (periodicity, wanted) => {
  expect(periodText(periodicity as Periodicity, (key: TextKey) => key)).toBe(wanted);
});

test.each([
  ["49.90", "BRL", "R$\u00a049,90"],
  [49.9, null, "49,90"],
  [49.9, undefined, "49,90"],
  [49.9, "real", "real 49,90"],
  [null, "BRL", "–"],
  ["a combinar", "BRL", "a combinar"],
])("the price %j in the currency %j is read as %j", (price, currency, wanted) => {
  expect(priceText({ price: price as number, currency: currency as Currency }, "pt-BR")).toBe(wanted);
});
