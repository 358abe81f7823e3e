import { expect, test } from "vitest";
import { toOpenApiSchema } from "./openapi-schema.ts";

test("null is a type; times of day and URLs use formats of OpenAPI", () => {
  const schema = {
    type: "object",
    properties: {
      note: { type: "string", nullable: true },
      at: { type: "string", format: "time" },
      pictures: { type: "array", items: { type: "string", format: "image" } },
      day: { type: "string", format: "date" },
    },
  } as const;
  expect(toOpenApiSchema(schema)).toEqual({
    type: "object",
    properties: {
      note: { type: ["string", "null"] },
      at: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" },
      pictures: { type: "array", items: { type: "string", format: "uri" } },
      day: { type: "string", format: "date" },
    },
  });
});
