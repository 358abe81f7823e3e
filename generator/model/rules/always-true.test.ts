import { expect, test } from "vitest";
import { diagnosticsOfItem, text } from "../../testing/small-spec.ts";

const FIELDS = {
  code: { ...text, minLength: 1 },
  count: { type: "integer" },
  word: text,
  "free?": { type: "integer" },
} as const;
const SECTIONS = [{ name: "general", fields: ["name", "code", "count", "word", "free"] }];

const isThere = (field: string, wanted = true) => ({ field, isThere: wanted });

function refusalsOf(never: object): readonly string[] {
  const rules = { ruled: { at: "name", never } } as never;
  return diagnosticsOfItem(FIELDS, { form: { sections: SECTIONS }, rules });
}

test.each([
  ["a required text of a length", isThere("code")],
  ["a required number", isThere("count")],
  ["all of two", { all: [isThere("code"), isThere("count")] }],
  ["any of two", { any: [isThere("code"), { field: "free", moreThan: 1 }] }],
  ["none that can be", { none: [isThere("code", false), { all: [isThere("count", false), isThere("free")] }] }],
])("a rule that every record violates is rejected: %s", (_, never) => {
  expect(refusalsOf(never)).toEqual([
    "item.rules.ruled.never: every record violates this rule -> " +
      "a condition that some records do not match, or a ? after the field's name",
  ]);
});

test.each([
  ["a field that may be left out", isThere("free")],
  ["a text that may be empty", isThere("word")],
  ["two fields, one of which is optional", { all: [isThere("code"), isThere("free")] }],
  ["an additional bound on the value", { field: "count", isThere: true, moreThan: 1 }],
  ["none that is always", { none: [isThere("code")] }],
])("a rule that some records satisfy is valid: %s", (_, never) => {
  expect(refusalsOf(never)).toEqual([]);
});
