import { expect, test } from "vitest";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { affectsDependents } from "./affects-dependents.ts";

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
])("a change to %j affects dependents: %s", (change, expected) => {
  expect(affectsDependents(screens, before, { ...before, ...change })).toBe(expected);
});

const units = {
  archive: null,
  fields: {
    currency: field("currency", "enum"),
    fee: { ...field("fee", "money"), currency: "BRL" },
    kind: field("kind", "enum"),
    value: { ...field("value", "number"), unitBy: { field: "kind" } },
    prices: field("prices", "table", [
      field("price", "money"),
      { ...field("extra", "money"), currency: "BRL", currencyBy: { field: "currency", isOwners: true } },
      { ...field("tax", "money"), currencyBy: { field: "code" } },
    ]),
  },
} as unknown as EntityScreens;
const row = { price: 5, extra: 1, tax: 1, currency: "BRL", code: "BRL" };
const withUnits = { fee: 10, currency: "BRL", kind: "points", value: 3, prices: [row] };

test.each([
  [{ currency: "USD" }, true],
  [{ currency: undefined }, false],
  [{ kind: "share" }, true],
  [{ prices: [{ ...row, currency: "USD" }] }, true],
  [{ prices: [{ ...row, code: "USD" }] }, true],
  [{ prices: [{ ...row, note: "x" }] }, false],
])("a change of a unit or currency, %j, affects dependents like an amount: %s", (change, expected) => {
  expect(affectsDependents(units, withUnits, { ...withUnits, ...change })).toBe(expected);
});

const watching = {
  ...screens,
  watched: [{ field: "status", is: ["archived", "blocked"] }, { field: "name" }, { field: "fee", moreThan: 10 }],
} as unknown as EntityScreens;

test.each([
  [{ status: "blocked" }, true],
  [{ status: "pending" }, false],
  [{ name: "b" }, true],
  [{ label: "b" }, false],
])("%j affects dependents if their rules check it: %s", (change, expected) => {
  expect(affectsDependents(watching, before, { ...before, ...change })).toBe(expected);
});

test("a record that was already archived is not archived by the change", () => {
  const archived = { ...before, status: "archived" };
  expect(affectsDependents(screens, archived, { ...archived, name: "b" })).toBe(false);
});
