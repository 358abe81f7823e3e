import { expect, test } from "vitest";
import type { EntityRecord } from "../../contract/transport.ts";
import { sortRows } from "./sort-rows.ts";
import type { Fields } from "./value-in.ts";

const fields: Fields = {
  name: { name: "name", display: "text" },
  price: { name: "price", display: "money" },
  at: { name: "at", display: "datetime" },
  isOpen: { name: "isOpen", display: "boolean" },
  state: {
    name: "state",
    display: "enum",
    enumeration: { name: "state", values: ["new", "old"].map((value) => ({ value, labelKey: value as never })) },
  },
};
const idsOf = (rows: readonly EntityRecord[]) => rows.map(({ id }) => id).join("");

test.each([
  ["name", [{ name: "Plano 10" }, { name: "plano 2" }, { name: "Água" }, { name: "" }, { name: null }, {}], "321456"],
  ["-name", [{ name: "Plano 10" }, { name: "plano 2" }, { name: "Água" }, { name: "" }, { name: null }, {}], "123654"],
  ["price", [{ price: "10.50" }, { price: 9 }, { price: null }, { price: "9.5" }], "2413"],
  ["-price", [{ price: "10.50" }, { price: 9 }, { price: null }, { price: "9.5" }], "1423"],
  ["at", [{ at: "2026-03-01T00:30:00+02:00" }, { at: "2026-02-28T23:00:00Z" }, { at: "2026-02-28T22:00:00Z" }], "312"],
  ["isOpen", [{ isOpen: true }, { isOpen: 0 }, {}, { isOpen: "false" }], "2413"],
  ["-state", [{ state: "new" }, { state: "old" }, {}], "213"],
  ["name,-price", [{ name: "b" }, { name: "A", price: 1 }, { name: "a", price: 2 }], "321"],
  ["unknown", [{ unknown: "b2" }, { unknown: 3 }, { unknown: "b10" }], "213"],
])("rows by %s", (sort, values, wanted) => {
  const rows = values.map((row, index) => ({ ...row, id: index + 1 }));
  expect(idsOf(sortRows(rows, sort, fields))).toBe(wanted);
});

test("equal rows without ids keep their order", () => {
  const rows = [
    { name: "b", n: 1 },
    { name: "a", n: 2 },
    { name: "B", n: 3 },
  ] as unknown as EntityRecord[];
  expect(sortRows(rows, "name", fields).map((row) => row["n"])).toEqual([2, 1, 3]);
});
