import { describe, expect, test, vi } from "vitest";
import { amountText, currencySymbol, formatAmount, formatMoney } from "./amount-text.ts";

describe("showing an amount", () => {
  const SHOWN: readonly [number, string, string, string][] = [
    [0.1 + 0.2, "pt-BR", "USD", "US$\u00a00,30"],
    [1.005, "pt-BR", "USD", "US$\u00a01,01"],
    [-0, "pt-BR", "USD", "US$\u00a00,00"],
    [1234.56, "pt-BR", "USD", "US$\u00a01.234,56"],
    [1234.56, "en-US", "USD", "$1,234.56"],
  ];
  test.each(SHOWN)("case 101, case 102: %d in %s of %s is %j", (...[amount, language, currency, text]) => {
    expect(formatMoney(amount, language, currency)).toBe(text);
  });

  test("case 102: a currency without cents has two decimals, and an invalid code is shown unchanged", () => {
    expect(formatMoney(5, "pt-BR", "JPY")).toContain("5,00");
    expect(formatMoney(5, "pt-BR", "empréstimos")).toBe("empréstimos 5,00");
  });

  test.each(["REAL", "R2D", "brl", "AREAL", ""])(
    "case 102: %j is not a currency code, so it is shown unchanged as text and as symbol",
    (word) => {
      expect([formatMoney(5, "pt-BR", word), currencySymbol("pt-BR", word)]).toEqual([`${word} 5,00`, word]);
    },
  );

  test.each([
    ["pt-BR", "USD", "US$"],
    ["en-US", "USD", "$"],
    ["pt-BR", "USD", "US$"],
  ])("case 209: the symbol in %s of %s is only %s", (language, currency, symbol) => {
    expect(currencySymbol(language, currency)).toBe(symbol);
  });

  test("case 101: an amount has no sign before a zero", () => {
    expect([formatAmount(-0, "pt-BR"), formatAmount(7, "pt-BR"), formatAmount(0.129, "pt-BR")]).toEqual([
      "0,00",
      "7,00",
      "0,13",
    ]);
  });

  test("a long list of amounts creates one formatter", () => {
    const made = vi.fn();
    class Counted extends Intl.NumberFormat {
      constructor(...given: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...given);
        made();
      }
    }
    vi.stubGlobal("Intl", { NumberFormat: Counted });
    for (let amount = 0; amount < 100; amount += 1) {
      formatMoney(amount, "de-AT", "EUR");
    }
    expect(made).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["49.90", "BRL", "R$\u00a049,90"],
  [49.9, undefined, "49,90"],
  [49.9, null, "49,90"],
  [49.9, "real", "real 49,90"],
  [null, "BRL", "–"],
  ["a combinar", "BRL", "a combinar"],
  ["NaN", "BRL", "crud.show.unreadable"],
  ["-Infinity", null, "crud.show.unreadable"],
])("the response value %j in the currency %j reads %j", (answer, currency, wanted) => {
  expect(amountText(answer, { t: (key) => key, language: "pt-BR" }, currency)).toBe(wanted);
});
