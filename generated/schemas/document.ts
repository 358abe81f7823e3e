// @generated from schema/entities/document.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const documentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "document.read",
  description: "A file that teachers upload for the assistant.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    title: { type: "string", minLength: 1, maxLength: 300 },
    name: { type: "string", minLength: 1, maxLength: 255, description: "The file's name." },
    authors: { type: "array", uniqueItems: true, items: { type: "string" } },
    type: { type: "string", enum: ["pdf", "word", "excel", "rtf"] },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    description: { type: "string", maxLength: 2000 },
    brainceptStatus: {
      type: "string",
      readOnly: true,
      description: "Progress of its processing by the assistant, in the assistant's own words.",
    },
    fileRecordId: { type: "string", readOnly: true, description: "The stored file." },
  },
  required: ["id", "title", "name", "authors", "type", "tags"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const documentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "document.create",
  description: "A file that teachers upload for the assistant.",
  type: "object",
  properties: {
    title: { type: "string", minLength: 1, maxLength: 300 },
    name: { type: "string", minLength: 1, maxLength: 255, description: "The file's name." },
    authors: { type: "array", uniqueItems: true, items: { type: "string" } },
    type: { type: "string", enum: ["pdf", "word", "excel", "rtf"] },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    description: { type: "string", maxLength: 2000 },
  },
  required: ["title", "name", "authors", "type", "tags"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const documentUpdateSchema: JsonSchema = { ...documentCreateSchema, $id: "document.update" };
