import { describe, expect, test } from "vitest";
import { formatAmount } from "./amount-text.ts";
import { amountFromPaste, amountFromText } from "./typed-amount.ts";

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

  test("case 100: fifteen digits are exact and a sixteenth is rejected", () => {
    expect(amountFromText("999999999999999")).toBe(9_999_999_999_999.99);
    expect(formatAmount(9_999_999_999_999.99, "pt-BR")).toBe("9.999.999.999.999,99");
    expect(amountFromText("1234567890123456")).toBeNull();
  });

  test("case 99: every amount survives the round trip through its text", () => {
    const all = Array.from({ length: 200_001 }, (_, cents) => cents / 100);
    expect(all.filter((amount) => amountFromText(formatAmount(amount, "pt-BR")) !== amount)).toEqual([]);
  });
});

describe("an amount that was copied elsewhere", () => {
  test.each([
    ["1234", "pt-BR", 12.34],
    ["R$ 1234", "pt-BR", 1234],
    ["1.234,50", "pt-BR", 1234.5],
    [" R$ 1.234,50 ", "pt-BR", 1234.5],
    ["R$\u00a01.234,50", "pt-BR", 1234.5],
    ["1.234.567", "pt-BR", 1_234_567],
    ["12,5", "pt-BR", 12.5],
    ["10,550", "pt-BR", 10.55],
    ["0", "pt-BR", 0],
    ["12.5", "en-US", 12.5],
    ["US$1,234.50", "en-US", 1234.5],
    ["1\u202f234,50 €", "fr-FR", 1234.5],
    ["10 €", "pt-BR", 10],
  ] as const)("is parsed by the language's rules: %j in %s is %j", (text, language, amount) => {
    expect(amountFromPaste(text, language)).toEqual({ number: amount });
  });

  test.each([
    ["1.234", "pt-BR", ["1234", "1.234"]],
    ["1,234", "en-US", ["1234", "1.234"]],
    ["R$ 1.234", "pt-BR", ["1234", "1.234"]],
    ["1,234.50", "pt-BR", ["1234.50"]],
    ["12.5", "pt-BR", ["12.5"]],
    ["1.234,50", "en-US", ["1234.50"]],
    ["0.125", "pt-BR", []],
    ["1234.567", "pt-BR", []],
    ["10,555", "pt-BR", []],
    ["-5", "pt-BR", []],
    ["(5,00)", "pt-BR", []],
    ["R$ (5,00)", "pt-BR", []],
    ["\u22125,00", "pt-BR", []],
    ["5,00-", "pt-BR", []],
    ["1e3", "pt-BR", []],
    ["dez", "pt-BR", []],
    ["", "pt-BR", []],
    ["R$ 12345678901234", "pt-BR", []],
    ["1234567890123456", "pt-BR", []],
  ] as const)("is rejected with its possible readings: %j in %s", (text, language, meanings) => {
    expect(amountFromPaste(text, language)).toEqual({ meanings });
  });
});
