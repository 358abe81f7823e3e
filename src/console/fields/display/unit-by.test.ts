import { describe, expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { withUnitOf } from "./unit-by.ts";

const field: FieldDescriptor<MessageKey> = {
  name: "value",
  labelKey: "entity.ticket.field.value",
  display: "number",
  enumeration: null,
  relation: null,
  items: null,
  unitKey: null,
  unitBy: {
    field: "type",
    of: {
      loans: { display: "quantity", unitKey: "unit.loans" },
      rebate: { display: "money", unitKey: null, currency: "EUR" },
    },
  },
  options: {},
};

describe("a number with a unit that depends on a sibling field", () => {
  test.each([
    ["loans", { display: "quantity", unitKey: "unit.loans" }],
    ["rebate", { display: "money", currency: "EUR" }],
    ["constructor", { display: "number", unitKey: null }],
    [undefined, { display: "number" }],
  ])("has the unit of the spec for %s", (type, expected) => {
    expect(withUnitOf({ value: 3, field, record: { type }, place: "list" })).toMatchObject(expected);
  });
});
