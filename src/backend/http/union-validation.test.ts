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
  ["one of several objects is taken", { way: "desk", desk: 3 }, []],
  ["another of them is taken, without what it can do without", { way: "post" }, []],
  ["a part that it lacks is named, and no part of another", { way: "desk" }, ["loan.desk required"]],
  ["a part that only another has is refused", { way: "post", desk: 3 }, ["loan.desk additionalProperties"]],
  ["a part of the wrong type is named once", { way: "desk", desk: "3" }, ["loan.desk type"]],
  ["one that there is not is told of where it says which it is, and nowhere else", { way: "air" }, ["loan.way enum"]],
  ["one that does not say which it is is told of once", { desk: 3 }, ["loan.way required"]],
  ["a text in its place is told of once", "desk", ["loan type"]],
])("%s", (_, loan, problems) => {
  expect(problemsOf(loan)).toEqual(problems);
});
