import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { toExportColumns } from "./server-export.ts";

type Field = FieldDescriptor<MessageKey>;

const words = { language: "pt-BR", t: (key: string) => `T(${key})`, own: {} } as unknown as Parameters<
  typeof toExportColumns
>[1];
const field = (display: string, more: object = {}) =>
  ({ name: "x", labelKey: "label", display, ...more }) as unknown as Field;
const columnOf = (one: Field) => toExportColumns([one], words)?.[0] ?? null;

test("columns have the titles, texts and formats of the browser's file", () => {
  const values = [{ value: "a", labelKey: "enum.a" }];
  expect(columnOf(field("text"))).toEqual({ title: "T(label)", path: "x", as: "text" });
  expect(columnOf(field("enum", { enumeration: { name: "e", values } }))).toMatchObject({
    as: "word",
    words: { a: "T(enum.a)" },
  });
  expect(columnOf(field("date"))).toMatchObject({ as: "date", format: "dd/mm/yyyy" });
  expect(columnOf(field("datetime"))).toMatchObject({ as: "moment", format: "dd/mm/yyyy hh:mm" });
  expect(columnOf(field("boolean"))).toMatchObject({ words: { true: "T(crud.boolean.true)" } });
  const relation = {
    entity: "owner",
    many: false,
    labelField: "name",
    showPath: null,
    expandedAs: "owner",
    within: null,
  };
  expect(columnOf(field("text", { relation }))).toMatchObject({ path: "owner.name", as: "text" });
  const cases = [{ value: "a", when: { field: "x", is: 1 } }];
  expect(columnOf(field("enum", { compute: () => "a", cases, enumeration: { name: "e", values } }))).toMatchObject({
    as: "case",
    cases: [{ when: { field: "x", is: 1 }, text: "T(enum.a)" }],
  });
});

test.each([
  ["a record that the list names by its id only", field("text", { relation: { expandedAs: null, many: false } })],
  ["a field that only the browser computes", field("integer", { compute: () => 1 })],
  ["an amount whose currency is in the record", field("amount", { currencyBy: { field: "currency" } })],
  ["embedded records", field("embedded", { items: [] })],
])("the browser exports %s", (_, one) => {
  expect(toExportColumns([field("text"), one], words)).toBeNull();
});
