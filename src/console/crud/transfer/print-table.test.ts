import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { toPrintSheet } from "./print-table.ts";

type Field = FieldDescriptor<MessageKey>;

const field = (given: Partial<Field>): Field => ({
  name: "x",
  labelKey: "menu.home",
  display: "text",
  enumeration: null,
  relation: null,
  items: null,
  unitKey: null,
  options: {},
  ...given,
});

const text = { t: (key: string) => key, language: "pt-BR" } as never;
const names = new Map([["genre g1", "Poesia"]]);

const relatedCurrency = () => null;

/** The printed text of one value, with normal spaces in place of non-breaking ones. */
function printed(given: Partial<Field>, value: unknown, others: object = {}): string | undefined {
  const list = { records: [{ id: "1", x: value, ...others }], fields: [field(given)], names, relatedCurrency };
  return toPrintSheet(list, text).lines[0]?.[0]?.replace(/\s/g, " ");
}

test.each([
  [{ display: "money", currency: "BRL" }, 1204.5, "R$ 1.204,50"],
  [{ display: "money", currency: "BRL" }, "12345678901234567.89", "R$ 12.345.678.901.234.567,89"],
  [{ display: "integer" }, 1204, "1.204"],
  [{ display: "percent" }, 7.5, "7,5%"],
  [{ display: "date" }, "2026-03-01", "01/03/2026"],
  [{ display: "duration" }, "PT1H30M", "1 h 30 min"],
  [{ display: "number" }, "not counted", "not counted"],
  [{ display: "text" }, null, "–"],
  [{ display: "translated", items: [field({ name: "pt-BR" }), field({ name: "en-US" })] }, { "en-US": "Hi" }, "Hi"],
] as const)("a value of %j, %j, is printed in the format of the list: %s", (given, value, wanted) => {
  expect(printed(given as Partial<Field>, value)).toBe(wanted);
});

test("prints an amount in its record's currency, and names in place of ids", () => {
  expect(printed({ display: "money", currency: "BRL" }, 5, { currency: "USD" })).toBe("US$ 5,00");
  const relation = { entity: "genre", many: true, labelField: "name", showPath: null, expandedAs: null, within: null };
  expect(printed({ display: "relation", relation }, ["g1"])).toBe("Poesia");
});

test("marks number columns for right alignment", () => {
  const fields = [field({ display: "text" }), field({ display: "money" })];
  const { columns } = toPrintSheet({ records: [], fields, names, relatedCurrency }, text);
  expect(columns.map(({ isNumber }) => isNumber)).toEqual([false, true]);
});
