import { expect, test } from "vitest";
import type { SmallEntity } from "../testing/small-spec.ts";
import { diagnosticsOfItem, modelOf, text, validEntity } from "../testing/small-spec.ts";

const number = { type: "number" };
const whole = { type: "integer" };
const own = (schema: object) => ({ ...schema, readOnly: true });
const fields = {
  "price?": number,
  "count?": whole,
  "nick?": text,
  "secret?": { ...text, format: "password", writeOnly: true },
};

function diagnosticsOf(more: SmallEntity["fields"], spec: SmallEntity["spec"]): readonly string[] {
  return diagnosticsOfItem({ ...fields, ...more }, spec);
}

test("a computed field is read-only, and of the type that its expression makes", () => {
  expect(diagnosticsOf({ "total?": number }, { computed: { total: { add: ["price", 1] } } })).toEqual([
    'item.computed.total#: "total", which is computed, and can be written -> @readOnly in its comment',
  ]);
  const wrong = {
    "a?": own(text),
    "b?": own(number),
    "c?": own(whole),
    "d?": own(whole),
  };
  const computed = {
    a: { add: ["price", 1] },
    b: { join: ["name", "nick"] },
    c: { field: "price", moreThan: 1 },
    d: { multiply: ["count", 0.5] },
  };
  expect(diagnosticsOf(wrong, { computed })).toEqual([
    'item.computed.a#: "a", whose kind is text, as a calculation -> ' +
      "a field of the kind: integer, number, money, percent",
    'item.computed.b#: "b", whose kind is number, as texts one after the other -> a field of the kind: text',
    'item.computed.c#: "c", whose kind is integer, as whether something holds -> a field of the kind: boolean',
    'item.computed.d#: "d", a whole number, of numbers that are none -> no @asType on it',
  ]);
});

test("it is made of fields of its own record that have a value of the fitting type", () => {
  const more = { "total?": own(number), "sum?": own(number), "line?": own(text), "is?": own({ type: "boolean" }) };
  const computed = {
    total: { add: ["sum", 1] },
    sum: { add: ["name", "price"] },
    line: { join: ["name", "secret"] },
    is: { field: "price.of", is: 1 },
  };
  expect(diagnosticsOf(more, { computed })).toEqual([
    'item.computed.total: "sum", which is computed itself -> the fields that it is made of',
    'item.computed.sum: "name", whose kind is text -> a field of the kind: integer, number, money, percent',
    'item.computed.line: "secret", which no answer holds -> a field that is answered',
    'item.computed.is: "price.of", of another record -> fields of the record itself',
  ]);
  expect(diagnosticsOf({ "total?": own(number) }, { computed: { total: { add: ["prise", 1] } } })).toEqual([
    'item.computed.total.add.0: "prise", which is no field of Item -> ' +
      'did you mean "price"? (one of: id, name, price, count, nick, secret, total)',
  ]);
});

test("it has as many operands as it takes, and no bounds of its own", () => {
  const more = { "total?": own(number), "sum?": own({ ...number, minimum: 0 }), "line?": own(text) };
  const computed = { total: { subtract: ["price", 1, 2] }, sum: { add: ["price", 2] }, line: { join: ["name"] } };
  expect(diagnosticsOf(more, { computed })).toEqual([
    "item.computed.total: a calculation of 3 -> two numbers or fields; more to add or multiply",
    'item.computed.sum#: @minimum on "sum", which is computed -> no such tag',
    "item.computed.line: fewer than two texts to join -> two fields or more",
  ]);
});

test("it is required only where it always has a value", () => {
  const computed = { total: { add: ["price", 1] }, line: { join: ["name", "nick"] }, is: { field: "price", is: 1 } };
  const more = { total: own(number), line: own(text), is: own({ type: "boolean" }) };
  expect(diagnosticsOf(more, { computed })).toEqual([
    'item.computed.total#: "total", which is required, of fields without a value -> total?: …',
    'item.computed.line#: "line", which is required, of fields without a value -> line?: …',
  ]);
});

test("it stands in lists and show pages, and nowhere that needs a column or an input", () => {
  const more = { "line?": own(text), "total?": own(number) };
  const computed = { line: { join: ["name", "nick"] }, total: { add: ["price", 1] } };
  const fitting = {
    computed,
    list: { columns: ["name", "line", "total"], sort: { field: "total", order: "asc" }, search: ["line"] },
    show: { sections: [{ name: "general", fields: ["line", "total"] }], displays: { total: "money" } },
    currencies: { total: "EUR" },
  };
  expect(diagnosticsOf(more, fitting)).toEqual([]);
  const hint = "a field that is kept; a computed one stands in list and show alone";
  const unfit = {
    computed,
    titleField: "line",
    unique: ["total"],
    rules: { some: { at: "name", never: { field: "total", moreThan: 1 } } },
  };
  expect(diagnosticsOf(more, unfit)).toEqual([
    `item.titleField: "line", which is computed -> ${hint}`,
    `item.unique.0: "total", which is computed -> ${hint}`,
    `item.rules.some.never.field: "total", which is computed -> ${hint}`,
  ]);
});

test("money is rounded to two decimals, another number to those of its type", () => {
  const computed = { paid: { add: ["price", 1] }, share: { add: ["price", 2] }, rest: { add: ["price", 3] } };
  const more = {
    "paid?": own({ ...number, format: "money" }),
    "share?": own({ ...number, multipleOf: 0.001 }),
    "rest?": own(number),
  };
  const { entities } = modelOf({ entities: { item: validEntity({ ...fields, ...more }, { computed }) } });
  const made = entities[0]?.fields.flatMap((field) => (field.computed === null ? [] : [field.computed]));
  expect(made).toEqual([
    { of: computed.paid, decimals: 2 },
    { of: computed.share, decimals: 3 },
    { of: computed.rest },
  ]);
});
