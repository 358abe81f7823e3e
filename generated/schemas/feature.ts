// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const featureReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "feature.read",
  description: "A capability that plans include.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    description: { type: "string", maxLength: 2000 },
    code: {
      type: "string",
      enum: [
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ],
    },
    active: { type: "boolean", default: true },
  },
  required: ["id", "name", "code", "active"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const featureCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "feature.create",
  description: "A capability that plans include.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    description: { type: "string", maxLength: 2000 },
    code: {
      type: "string",
      enum: [
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ],
    },
    active: { type: "boolean", default: true },
  },
  required: ["name", "code", "active"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const featureUpdateSchema: JsonSchema = { ...featureCreateSchema, $id: "feature.update" };
