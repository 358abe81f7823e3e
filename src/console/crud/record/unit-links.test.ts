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

test("amounts hold together with the field beside them that says their currency, where there is one", () => {
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
] as const)("an amount in the currency %s holds together with no field beside it", (_, currencyBy) => {
  const price = field("price", { display: "money", currency: "BRL", currencyBy });
  expect(unitLinksOf(fields(price, field("currency"))).own).toEqual([]);
});

test("rows have unitLinks of their own", () => {
  const items = [field("price", { display: "money", currency: "BRL" }), field("currency")];
  expect([...unitLinksOf(fields(field("copies", { items }))).rows]).toEqual([
    ["copies", [{ by: "currency", of: ["price"] }]],
  ]);
});

test("what a related record says the currency of is told by the field that leads there", () => {
  const price = field("price", { display: "money", currency: "BRL", currencyBy: { field: "currency", through } });
  expect([unitFieldsOf(price), unitFieldsOf(field("note"))]).toEqual([["book"], []]);
});
