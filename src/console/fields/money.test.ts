import { describe, expect, test, vi } from "vitest";
import { amountFromText, currencySymbol, formatAmount, formatMoney } from "./money.ts";

describe("typing an amount", () => {
  const KEYSTROKES: readonly [string, number][] = [
    ["", 0],
    ["1", 0.01],
    ["0,012", 0.12],
    ["0,123", 1.23],
    ["1,234", 12.34],
    ["12,345", 123.45],
    ["123,456", 1234.56],
    ["-5", 0.05],
    ["abc", 0],
    ["1.234,5", 123.45],
    ["100.200,30", 100_200.3],
    ["000000000000000012", 0.12],
  ];
  test.each(KEYSTROKES)("case 97: the text %j is worth %d", (text, amount) => {
    expect(amountFromText(text)).toBe(amount);
  });

  test("case 100: fifteen digits are exact and a sixteenth is refused", () => {
    expect(amountFromText("999999999999999")).toBe(9_999_999_999_999.99);
    expect(formatAmount(9_999_999_999_999.99, "pt-BR")).toBe("9.999.999.999.999,99");
    expect(amountFromText("1234567890123456")).toBeNull();
  });

  test("case 99: every amount comes back from its own text", () => {
    const all = Array.from({ length: 200_001 }, (_, cents) => cents / 100);
    expect(all.filter((amount) => amountFromText(formatAmount(amount, "pt-BR")) !== amount)).toEqual([]);
  });
});

describe("showing an amount", () => {
  const SHOWN: readonly [number, string, string, string][] = [
    [0.1 + 0.2, "pt-BR", "USD", "R$\u00a00,30"],
    [1.005, "pt-BR", "USD", "R$\u00a01,01"],
    [-0, "pt-BR", "USD", "R$\u00a00,00"],
    [1234.56, "pt-BR", "USD", "R$\u00a01.234,56"],
    [1234.56, "en-US", "USD", "R$1,234.56"],
  ];
  test.each(SHOWN)("case 101, case 102: %d in %s of %s is %j", (...[amount, language, currency, text]) => {
    expect(formatMoney(amount, language, currency)).toBe(text);
  });

  test("case 102: a currency without cents still has two decimals, and one that is no code is written out", () => {
    expect(formatMoney(5, "pt-BR", "JPY")).toContain("5,00");
    expect(formatMoney(5, "pt-BR", "empréstimos")).toBe("empréstimos 5,00");
  });

  test.each(["REAL", "R2D", "brl", "AREAL", ""])(
    "case 102: %j is no code: it is written out, and its own symbol",
    (word) => {
      expect([formatMoney(5, "pt-BR", word), currencySymbol("pt-BR", word)]).toEqual([`${word} 5,00`, word]);
    },
  );

  test.each([
    ["pt-BR", "USD", "R$"],
    ["en-US", "USD", "$"],
    ["pt-BR", "USD", "US$"],
  ])("case 209: the symbol in %s of %s is %s alone", (language, currency, symbol) => {
    expect(currencySymbol(language, currency)).toBe(symbol);
  });

  test("case 101: no amount has a sign before a zero", () => {
    expect([formatAmount(-0, "pt-BR"), formatAmount(7, "pt-BR"), formatAmount(0.129, "pt-BR")]).toEqual([
      "0,00",
      "7,00",
      "0,13",
    ]);
  });

  test("a long list of amounts makes its format once", () => {
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
