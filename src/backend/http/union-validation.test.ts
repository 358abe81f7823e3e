import { expect, test } from "vitest";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { toFieldProblems } from "./field-problems.ts";
import { createAjv } from "./validation.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    loan: {
      type: "object",
      properties: {
        way: { type: "string", enum: ["desk", "post"] },
        desk: { type: "integer" },
        lane: { type: "string" },
      },
      required: ["way"],
      discriminator: { propertyName: "way" },
      oneOf: [
        {
          title: "AtDesk",
          type: "object",
          properties: { way: { enum: ["desk"] }, desk: {} },
          required: ["way", "desk"],
          additionalProperties: false,
        },
        {
          title: "ByPost",
          type: "object",
          properties: { way: { enum: ["post"] }, lane: {} },
          required: ["way"],
          additionalProperties: false,
        },
      ],
    },
  },
};

const validate = createAjv({ coerceTypes: false }).compile(schema);

function problemsOf(loan: unknown): readonly string[] {
  validate({ loan });
  return toFieldProblems(validate.errors ?? []).map(({ path, code }) => `${path} ${code}`);
}

test.each([
  ["a branch of the union is accepted", { way: "desk", desk: 3 }, []],
  ["another branch is accepted without its optional member", { way: "post" }, []],
  ["a missing member of the branch is reported, and none of other branches", { way: "desk" }, ["loan.desk required"]],
  ["a member of another branch is rejected", { way: "post", desk: 3 }, ["loan.desk additionalProperties"]],
  ["a member of the wrong type is reported once", { way: "desk", desk: "3" }, ["loan.desk type"]],
  ["an unknown discriminator value is reported once, at the discriminator", { way: "air" }, ["loan.way enum"]],
  ["a missing discriminator is reported once", { desk: 3 }, ["loan.way required"]],
  ["a text instead of the object is reported once", "desk", ["loan type"]],
])("%s", (_, loan, problems) => {
  expect(problemsOf(loan)).toEqual(problems);
});
