import { expect, test } from "vitest";
import type { Plain } from "../../read/plain-value.ts";
import { diagnosticsIn, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

const types = { State: { type: "string", enum: ["open", "done"] } };
const fields = {
  "amount?": { type: "number" },
  "limit?": { type: "number" },
  "from?": { type: "string", format: "date" },
  "until?": { type: "string", format: "date-time" },
  "state?": { $ref: "#/definitions/State" },
  "flag?": { type: "boolean" },
  "words?": { type: "array", items: text },
  "otherId?": text,
};

function diagnosticsOf(never: Plain): readonly string[] {
  const relations = { otherId: { to: "other" } };
  const item = validEntity(fields, { relations, rules: { sound: { at: "name", never, severity: "warn" } } });
  const other = validEntity({ "state?": { $ref: "#/definitions/State" }, "amount?": { type: "number" } });
  return diagnosticsIn(smallSpec({ entities: { item, other }, types })).map((words) =>
    words.replace("item.rules.sound.never: ", ""),
  );
}

test.each<[string, Plain]>([
  ["a number and a number", { field: "amount", moreThan: 3, atMost: { field: "limit" } }],
  ["a day, a moment and today", { field: "from", lessThan: { field: "until" }, atLeast: { today: -7 } }],
  ["a value of the enumeration", { field: "state", is: ["open", "done"], isNot: { field: "name" } }],
  ["a boolean", { field: "flag", isNot: true }],
  ["one of a list", { field: "words", is: "a" }],
  ["a field of a related record", { field: "amount", moreThan: { field: "otherId.amount" } }],
  ["whether a value exists", { field: "words", isThere: true }],
  ["decimals", { any: [{ field: "amount", moreDecimalsThan: 2 }] }],
])("a predicate may compare %s", (_, never) => {
  expect(diagnosticsOf(never)).toEqual([]);
});

const HINT = "is, isNot, moreThan, lessThan or isThere as well";

test.each<[string, Plain, string]>([
  ["without comparisons", { all: [] }, '"all" is empty -> at least one comparison'],
  ["with an empty group inside", { all: [{ none: [] }] }, '"none" is empty -> at least one comparison'],
  ["with a field but no comparison", { field: "name" }, `"name" has no comparison -> ${HINT}`],
  [
    "of a number with a text",
    { field: "amount", moreThan: "x" },
    '"amount" cannot be compared with "x" -> a number, or a field with a number',
  ],
  [
    "of a text with a number",
    { field: "name", is: ["a", 1] },
    '"name" cannot be compared with 1 -> a text, or a field with a text',
  ],
  [
    "of a field with itself",
    { field: "amount", is: { field: "amount" } },
    '"amount" cannot be compared with {"field":"amount"} -> a number, or a field with a number',
  ],
  [
    "of a number with a day",
    { field: "amount", atMost: { today: 0 } },
    '"amount" cannot be compared with {"today":0} -> a number, or a field with a number',
  ],
  [
    "of a day with a number field",
    { field: "from", moreThan: { field: "limit" } },
    '"from" cannot be compared with {"field":"limit"} -> a day, "2026-12-31" or { today: 0 }, or a date field',
  ],
  [
    "with an unknown enumeration value",
    { field: "state", is: "opne" },
    '"state" cannot be compared with "opne" -> did you mean "open"? (one of: open, done)',
  ],
  [
    "with an unknown enumeration value of a related record",
    { field: "otherId.state", isNot: "gone" },
    '"otherId.state" cannot be compared with "gone" -> did you mean "done"? (one of: open, done)',
  ],
  [
    "of a boolean with a text",
    { field: "flag", is: "true" },
    '"flag" cannot be compared with "true" -> true, false, or a boolean field',
  ],
  [
    "by order of values without an order",
    { field: "state", moreThan: "open" },
    'moreThan is not possible for "state": its kind is enum -> is or isNot',
  ],
  [
    "of decimals of a text",
    { field: "name", moreDecimalsThan: 2 },
    'moreDecimalsThan is not possible for "name": its kind is text -> a number field',
  ],
])("a predicate %s is rejected, because it is always true or always false", (_, never, message) => {
  expect(diagnosticsOf(never)).toEqual([message]);
});

test("a computed predicate that is always false is rejected", () => {
  const item = validEntity(
    { "isOpen?": { type: "boolean", readOnly: true }, ...fields },
    { computed: { isOpen: { field: "state", is: "opened" } } },
  );
  expect(diagnosticsIn(smallSpec({ entities: { item }, types }))).toEqual([
    'item.computed.isOpen: "state" cannot be compared with "opened" -> did you mean "open"? (one of: open, done)',
  ]);
});
