// @generated from schema/entities/page.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const pageReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "page.read",
  description: "A text that a teacher writes in the assistant.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 200 },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    description: { type: "string", maxLength: 2000 },
    icon: { type: "string", maxLength: 60 },
    content: { type: "string", maxLength: 1000000 },
  },
  required: ["id", "name", "tags"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const pageCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "page.create",
  description: "A text that a teacher writes in the assistant.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 200 },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    description: { type: "string", maxLength: 2000 },
    icon: { type: "string", maxLength: 60 },
    content: { type: "string", maxLength: 1000000 },
  },
  required: ["name", "tags"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const pageUpdateSchema: JsonSchema = { ...pageCreateSchema, $id: "page.update" };
