// @generated from schema/entities/radiograph.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const radiographReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "radiograph.read",
  description: "An X-ray image of the laboratory. So far it has only a type and labels.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    bodyRegion: { type: "string", minLength: 1, maxLength: 120 },
    exposedAt: { type: "string", format: "date-time" },
    pictureAddress: { type: "string", format: "uri", description: "Address of the picture." },
  },
  required: ["id", "bodyRegion", "exposedAt", "pictureAddress"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const radiographCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "radiograph.create",
  description: "An X-ray image of the laboratory. So far it has only a type and labels.",
  type: "object",
  properties: {
    bodyRegion: { type: "string", minLength: 1, maxLength: 120 },
    exposedAt: { type: "string", format: "date-time" },
    pictureAddress: { type: "string", format: "uri", description: "Address of the picture." },
  },
  required: ["bodyRegion", "exposedAt", "pictureAddress"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const radiographUpdateSchema: JsonSchema = { ...radiographCreateSchema, $id: "radiograph.update" };
