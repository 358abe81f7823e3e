import { expect, test } from "vitest";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { isWeighty } from "./weighty-change.ts";

const field = (name: string, display: string, items: readonly FieldDescriptor[] | null = null) =>
  ({ name, display, items }) as unknown as FieldDescriptor;

const screens = {
  archive: { field: "status", value: "archived" },
  fields: {
    status: field("status", "enum"),
    name: field("name", "text"),
    fee: field("fee", "money"),
    prices: field("prices", "table", [field("label", "text"), field("price", "money")]),
  },
} as unknown as EntityScreens;

const before = { status: "active", name: "a", fee: 10, prices: [{ label: "x", price: 5 }] };

test.each([
  [{ name: "b" }, false],
  [{ status: "blocked" }, false],
  [{ status: "archived" }, true],
  [{ fee: 11 }, true],
  [{ fee: undefined }, true],
  [{ prices: [{ label: "y", price: 5 }] }, false],
  [{ prices: [{ label: "x", price: 6 }] }, true],
  [{ prices: [] }, true],
])("a change to %j is felt by whoever hangs on the record: %s", (change, expected) => {
  expect(isWeighty(screens, before, { ...before, ...change })).toBe(expected);
});

test("what was out of use when the form was opened is not taken out of use by it", () => {
  const archived = { ...before, status: "archived" };
  expect(isWeighty(screens, archived, { ...archived, name: "b" })).toBe(false);
});
