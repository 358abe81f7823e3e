// @generated from schema/entities/reference.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
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
    owner: { type: "string", description: "Id of the record that uses it." },
    ownerType: { type: "string", enum: ["assessment", "question"] },
    availableToIA: { type: "boolean", default: true, description: "True if the assistant may read it." },
    visibility: { type: "string", enum: ["public", "private"], default: "private" },
    description: { type: "string", maxLength: 2000 },
  },
  required: ["id", "title", "type", "availableToIA", "visibility"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const referenceCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "reference.create",
  description: "A source that questions are generated from.",
  type: "object",
  properties: {
    title: { type: "string", minLength: 1, maxLength: 300 },
    name: { type: "string", maxLength: 255 },
    type: { type: "string", enum: ["document", "page"] },
    owner: { type: "string", description: "Id of the record that uses it." },
    ownerType: { type: "string", enum: ["assessment", "question"] },
    availableToIA: { type: "boolean", default: true, description: "True if the assistant may read it." },
    visibility: { type: "string", enum: ["public", "private"], default: "private" },
    description: { type: "string", maxLength: 2000 },
  },
  required: ["title", "type", "availableToIA", "visibility"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const referenceUpdateSchema: JsonSchema = { ...referenceCreateSchema, $id: "reference.update" };
