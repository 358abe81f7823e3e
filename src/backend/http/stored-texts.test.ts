import { expect, test } from "vitest";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { toStoredTexts } from "./stored-texts.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string" },
    note: { type: "string" },
    email: { type: "string", format: "email" },
    code: { type: "string", pattern: "^[A-Z0-9-]+$" },
    rows: {
      type: "array",
      items: { type: "object", properties: { currency: { type: "string", pattern: "^[A-Z]{3}$" } } },
    },
  },
};

test("texts with an identity are trimmed, codes are converted to upper case, and others stay unchanged", () => {
  const body = {
    name: " Jose\u0301 ",
    note: " as typed ",
    email: "\u200bAna@X.com ",
    code: " verao-10\t",
    rows: [{ currency: "brl" }, { currency: "?" }],
    other: " unknown ",
  };
  toStoredTexts(body, schema, ["name"]);
  expect(body).toEqual({
    name: "José",
    note: " as typed ",
    email: "Ana@X.com",
    code: "VERAO-10",
    rows: [{ currency: "BRL" }, { currency: "?" }],
    other: " unknown ",
  });
});

test.each([[null], ["a text"], [5], [undefined], [[" a "]]])("a body that is %j is left to validation", (body) => {
  const before = structuredClone(body);
  toStoredTexts(body, schema, ["name"]);
  expect(body).toEqual(before);
});
