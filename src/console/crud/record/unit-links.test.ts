import { expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { unitFieldsOf, unitLinksOf } from "./unit-links.ts";

const field = (name: string, given: Partial<FieldDescriptor<MessageKey>> = {}): FieldDescriptor<MessageKey> => ({
  name,
  labelKey: "menu.home",
  display: "text",
  ...given,
});

const through = { field: "book", entity: "book", within: null } as never;
const fields = (...all: readonly FieldDescriptor<MessageKey>[]) =>
  Object.fromEntries(all.map((each) => [each.name, each]));

test("amounts are linked with their sibling currency field, if there is one", () => {
  const money = { display: "money", currency: "BRL" } as const;
  expect(unitLinksOf(fields(field("price", money), field("fee", money), field("currency"))).own).toEqual([
    { by: "currency", of: ["price", "fee"] },
  ]);
  expect(unitLinksOf(fields(field("price", money))).own).toEqual([]);
});

test.each([
  ["of the record around a row", { field: "currency", isOwners: true }],
  ["of a related record", { field: "currency", through }],
  ["that never changes", null],
] as const)("an amount in the currency %s has no unit link", (_, currencyBy) => {
  const price = field("price", { display: "money", currency: "BRL", currencyBy });
  expect(unitLinksOf(fields(price, field("currency"))).own).toEqual([]);
});

test("rows have their own unit links", () => {
  const items = [field("price", { display: "money", currency: "BRL" }), field("currency")];
  expect([...unitLinksOf(fields(field("copies", { items }))).rows]).toEqual([
    ["copies", [{ by: "currency", of: ["price"] }]],
  ]);
});

test("an amount in a related record's currency depends on the relation field", () => {
  const price = field("price", { display: "money", currency: "BRL", currencyBy: { field: "currency", through } });
  expect([unitFieldsOf(price), unitFieldsOf(field("note"))]).toEqual([["book"], []]);
});
