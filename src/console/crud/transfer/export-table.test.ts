import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { toExportTable } from "./export-table.ts";

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

test("a sheet holds what the list shows: names, labels and dates as texts, numbers as numbers", () => {
  const fields = [
    field({ name: "price", display: "money" }),
    field({ name: "day", display: "date" }),
    field({ name: "genres", display: "relation", relation }),
    field({ name: "note" }),
  ];
  const record = { id: "1", price: 10.5, day: "2026-03-01", genres: ["g1", "g2"] };
  expect(toExportTable([record], fields, words as never).slice(1)).toEqual([[10.5, "01/03/2026", "Poesia, g2", ""]]);
});
