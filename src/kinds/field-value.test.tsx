import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../console/i18n/language-provider.tsx";
import { parseExactJson } from "../console/lib/exact-json.ts";
import { createTestTexts } from "../console/testing/create-test-texts.ts";
import type { MessageKey } from "../contract/register.ts";
import type { FieldDescriptor } from "../contract/screens.ts";
import { FieldValue } from "./field-value.tsx";

interface Shown extends Partial<FieldDescriptor<MessageKey>> {
  readonly display: string;
  readonly value: unknown;
  readonly place?: "list" | "show";
  readonly language?: string;
}

async function show({ value, place = "show", language = "pt-BR", ...field }: Shown) {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const descriptor: FieldDescriptor<MessageKey> = {
    name: "note",
    labelKey: "entity.book.field.description",
    enumeration: null,
    relation: null,
    items: null,
    unitKey: null,
    options: {},
    ...field,
  };
  const { container } = render(
    <LanguageProvider texts={texts}>
      <FieldValue field={descriptor} record={{}} value={value} place={place} />
    </LanguageProvider>,
  );
  return container;
}

test.each([
  [1, "pt-BR", "1 empréstimo"],
  [2500, "pt-BR", "2.500 empréstimos"],
  [1, "en-US", "1 loan"],
  [2500, "en-US", "2,500 loans"],
] as const)("a quantity of %d reads, in %s, %s", async (value, language, wanted) => {
  const shown = await show({ display: "quantity", unitKey: "unit.loans", value, language });
  expect(shown.textContent).toBe(wanted);
});

test.each([
  ["number", "12.345.678.901.234.567.890,25"],
  ["quantity", "12.345.678.901.234.567.890,25 empréstimos"],
  ["percent", "12.345.678.901.234.567.890,25%"],
  ["money", "R$\u00a012.345.678.901.234.567.890,25"],
] as const)("a %s keeps all digits: %s", async (display, wanted) => {
  const [value] = parseExactJson("[12345678901234567890.25]") as readonly unknown[];
  const unitKey = display === "quantity" ? "unit.loans" : null;
  const shown = await show({ display, unitKey, currency: "BRL", value });
  expect(shown.textContent).toBe(wanted);
});

test("a long text is truncated between characters and expands on click", async () => {
  const shown = await show({ display: "text", options: { maxLength: 3 }, value: "ab👨‍👩‍👧cd" });
  expect(shown.textContent).toBe("ab👨‍👩‍👧…mostrar tudo");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "mostrar tudo" }));
  expect(shown.textContent).toBe("ab👨‍👩‍👧cdmostrar menos");
});

test.each([
  ["a word of 10,000 characters", "a".repeat(10_000)],
  ["a text of a megabyte", "palavra ".repeat(131_072)],
  ["signs that turn the direction of writing", "abc\u202Edef\u202C"],
  ["letters of no width", "a\u200Bb\u2060c\uFEFF"],
  ["marks on top of marks", `e${"\u0301".repeat(50)}`],
])("case 88: %s is isolated from the text around it and truncated between characters", async (_, value) => {
  const shown = await show({ display: "text", options: { maxLength: 3 }, value, place: "list" });
  const text = shown.querySelector("bdi")?.textContent ?? "";
  const kept = [...new Intl.Segmenter("pt-BR").segment(text.replace(/…$/, ""))];
  expect(kept.length).toBeLessThanOrEqual(3);
  expect(value.startsWith(text.replace(/…$/, ""))).toBe(true);
});

test.each([
  ["number", "12.50", "12,5"],
  ["number", "1e3", "1e3"],
  ["number", "1e400", "1e400"],
  ["number", "12abc", "12abc"],
  ["number", Number.NaN, "Ilegível"],
  ["integer", "Infinity", "Ilegível"],
  ["integer", Number.NEGATIVE_INFINITY, "Ilegível"],
  ["quantity", "NaN", "Ilegível"],
  ["money", "NaN", "Ilegível"],
  ["percent", "-Infinity", "Ilegível"],
  ["percent", "nan", "Ilegível"],
  ["money", "12.50", "US$\u00a012,50"],
  ["money", "doze", "doze"],
] as const)("case 93: as %s, %j reads %s", async (display, value, wanted) => {
  const shown = await show({ display, value, currency: "USD" });
  expect(shown.textContent).toBe(wanted);
});

test.each([
  ["number", 0, "0"],
  ["money", 0, "US$\u00a00,00"],
  ["quantity", 0, "0"],
  ["text", 0, "0"],
  ["text", false, "false"],
  ["text", "", "“”"],
  ["number", "", "“”"],
  ["multiline", "", "“”"],
  ["boolean", false, "Não"],
  ["date", "", "--/--/----"],
  ["text", null, "–"],
  ["number", undefined, "–"],
  ["boolean", null, "Não definido"],
  ["boolean", 0, "Não"],
  ["boolean", 1, "Sim"],
] as const)("case 84: as %s, %j is shown as %s", async (display, value, wanted) => {
  const shown = await show({ display, value, currency: "USD" });
  const named = shown.querySelector("[aria-label], title");
  expect([shown.textContent, named?.getAttribute("aria-label"), named?.textContent]).toContain(wanted);
});

test("multiline text keeps its line breaks", async () => {
  const shown = await show({ display: "multiline", value: "um\ndois" });
  expect(shown.textContent).toBe("um\ndois");
});

test.each([
  ["short", "pt-BR", "01/03/2026"],
  ["long", "pt-BR", "1 de março de 2026"],
  ["monthAndYear", "pt-BR", "março de 2026"],
  ["long", "en-US", "March 1, 2026"],
] as const)("case 91: a date with the pattern %s reads, in %s, %s", async (pattern, language, wanted) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
  const shown = await show({ display: "date", options: { pattern }, value: "2026-03-01", language });
  expect(shown.textContent).toBe(wanted);
});

test("a chip shows the label of its enumeration value, or an unknown value unchanged", async () => {
  const values = [{ value: "true", labelKey: "crud.boolean.true" as MessageKey }];
  const known = await show({ display: "chips", enumeration: { name: "answer", values }, value: "true" });
  expect(known.textContent).toBe("Sim");
  const unknown = await show({ display: "chips", enumeration: { name: "answer", values }, value: "maybe" });
  expect(unknown.textContent).toBe("maybe");
});

test.each(["enum", "chips", "text", "multiline"] as const)(
  "case 78: an object in place of a scalar is shown as JSON, as %s",
  async (display) => {
    const shown = await show({ display, enumeration: null, value: { code: "a", rate: 1 } });
    expect(shown.textContent).toBe('{"code":"a","rate":1}');
  },
);

test("an amount of money has the prefix of its field", async () => {
  const plain = await show({ display: "money", currency: "BRL", value: 12.5 });
  expect(plain.textContent).toBe("R$\u00a012,50");
  cleanup();
  const shown = await show({ display: "money", currency: "BRL", options: { prefix: "≈" }, value: 12.5 });
  expect(shown.textContent).toBe("≈ R$\u00a012,50");
});

test("dates and instants use the browser's locale, not the console's language", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const date = await show({ display: "date", value: "2026-03-01" });
  expect(date.textContent).toBe("01.03.2026");
  cleanup();
  const instant = await show({ display: "datetime", value: "2026-03-01T15:30:00Z", language: "en-US" });
  expect(instant.textContent).toBe("01.03.2026, 12:30");
});

test("chips have the color and shape of their field, and may repeat", async () => {
  const options = { color: "success", squared: true } as const;
  const shown = await show({ display: "chips", options, value: ["a", "b", "a"] });
  const chips = [...shown.querySelectorAll('[class*="chip"] > span')];
  expect(chips.map((chip) => chip.textContent)).toEqual(["a", "b", "a"]);
  expect(chips.every(({ className }) => /success/.test(className) && /squared/.test(className))).toBe(true);
});

test.each([
  [null, "pt-BR", "Não definido"],
  [null, "en-US", "Not set"],
] as const)("case 136: %s has an accessible name, in %s: %s", async (value, language, wanted) => {
  await show({ display: "boolean", value, language });
  expect(screen.getByTitle(wanted)).toBeTruthy();
});

test.each([
  [true, "Sim"],
  [false, "Não"],
])("case 136: %s is shown as the word %s, which does not look like a button", async (value, word) => {
  const shown = await show({ display: "boolean", value });
  expect(shown.textContent).toBe(word);
  expect(shown.querySelector("svg")).toBeNull();
});

test("a web address is a link; other addresses are text", async () => {
  await show({ display: "uri", value: "https://example.org/a.png" });
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://example.org/a.png");
  cleanup();
  await show({ display: "uri", value: "javascript:alert(1)" });
  expect(screen.queryByRole("link")).toBeNull();
});

test("case 90: HTML is shown without harmful content", async () => {
  const shown = await show({ display: "html", value: "<p>Olá <b>mundo</b><img src=x onerror=alert(1)></p>" });
  expect((await screen.findByText("mundo")).tagName).toBe("B");
  expect(shown.querySelector("img")).toBeNull();
});

test("case 90: a list shows only the text of HTML", async () => {
  await show({ display: "html", value: "<p>Olá\n <b>mundo</b></p>", place: "list" });
  await screen.findByText("Olá mundo");
});
