// @generated from schema/entities/reference.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
export const referenceReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "reference.read",
  description: "A source that questions are generated from.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    title: { type: "string", minLength: 1, maxLength: 300 },
    name: { type: "string", maxLength: 255 },
    type: { type: "string", enum: ["document", "page"] },
    owner: { type: "string", description: "The record that uses it, by id." },
    ownerType: { type: "string", enum: ["assessment", "question"] },
    availableToIA: { type: "boolean", default: true, description: "Whether the assistant may read it." },
    visibility: { type: "string", enum: ["public", "private"], default: "private" },
    description: { type: "string", maxLength: 2000 },
  },
  required: ["id", "title", "type", "availableToIA", "visibility"],
  additionalProperties: false,
};

/** What a create sends. */
export const referenceCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "reference.create",
  description: "A source that questions are generated from.",
  type: "object",
  properties: {
    title: { type: "string", minLength: 1, maxLength: 300 },
    name: { type: "string", maxLength: 255 },
    type: { type: "string", enum: ["document", "page"] },
    owner: { type: "string", description: "The record that uses it, by id." },
    ownerType: { type: "string", enum: ["assessment", "question"] },
    availableToIA: { type: "boolean", default: true, description: "Whether the assistant may read it." },
    visibility: { type: "string", enum: ["public", "private"], default: "private" },
    description: { type: "string", maxLength: 2000 },
  },
  required: ["title", "type", "availableToIA", "visibility"],
  additionalProperties: false,
};

/** What an update sends. */
export const referenceUpdateSchema: JsonSchema = { ...referenceCreateSchema, $id: "reference.update" };
