import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { toExportTable, withUnitFields } from "./export-table.ts";

const field = (given: Partial<FieldDescriptor<MessageKey>>): FieldDescriptor<MessageKey> => ({
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

const words = { t: (key: string) => key, language: "pt-BR", names: new Map([["genre g1", "Poesia"]]) };
const relation = { entity: "genre", many: true, labelField: "name", showPath: null, expandedAs: null, within: null };

test("a sheet has names and labels as text, and numbers, percentages and dates as formatted numbers", () => {
  const fields = [
    field({ name: "price", display: "money" }),
    field({ name: "share", display: "percent" }),
    field({ name: "day", display: "date" }),
    field({ name: "genres", display: "relation", relation }),
    field({ name: "note" }),
  ];
  const record = { id: "1", price: 10.5, share: 7.5, day: "2026-03-01", genres: ["g1", "g2"] };
  expect(toExportTable([record], fields, words as never).slice(1)).toEqual([
    [
      10.5,
      { text: "7,5%", value: 0.075, format: "0.0%" },
      { text: "01/03/2026", value: 46_082, format: "dd/mm/yyyy" },
      "Poesia, g2",
      "",
    ],
  ]);
});

test("a hidden field that determines a number's unit is exported after that number", () => {
  const by = { field: "kind", of: {} };
  const all = {
    value: field({ name: "value", unitBy: by }),
    kind: field({ name: "kind" }),
    code: field({ name: "code" }),
  };
  const names = (...fields: (keyof typeof all)[]) =>
    withUnitFields(
      fields.map((name) => all[name]),
      all,
    ).map(({ name }) => name);
  expect(names("code", "value")).toEqual(["code", "value", "kind"]);
  expect(names("kind", "value", "code")).toEqual(["kind", "value", "code"]);
});

test("amounts in unusual currencies have an additional currency column", () => {
  const through = { field: "bookId", entity: "book", within: null };
  const amount = field({
    name: "amount",
    display: "money",
    currency: "BRL",
    currencyBy: { field: "currency", through },
  });
  const reais = { text: "5", value: 5, format: '"R$" #,##0.00' };
  const records = [{ id: "1", amount: 5 }, { id: "2", amount: 7 }, { id: "3" }];
  const tableIn = (...codes: string[]) =>
    toExportTable(records, [amount], {
      ...words,
      relatedCurrency: (_: unknown, __: unknown, { id }: { readonly id: string }) => codes[Number(id) - 1] ?? null,
    } as never);
  expect(tableIn("BRL", "USD", "EUR")).toEqual([
    ["menu.home", "transfer.currencyOf"],
    [reais, "BRL"],
    [{ text: "7", value: 7, format: '"US$" #,##0.00' }, "USD"],
    ["", ""],
  ]);
  const seven = { ...reais, text: "7", value: 7 };
  expect(tableIn("BRL", "BRL", "EUR")).toEqual([["menu.home"], [reais], [seven], [""]]);
});
