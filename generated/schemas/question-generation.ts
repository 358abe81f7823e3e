// @generated from schema/entities/question-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const questionGenerationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "questionGeneration.read",
  description: "One run of the assistant that generates questions for an assessment.",
  type: "object",
  properties: {
    step: {
      type: "string",
      enum: ["subject", "references", "questions", "generate", "processing", "result"],
      default: "subject",
    },
    mode: { type: "string", enum: ["merge", "replace"] },
  },
  required: ["step"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const questionGenerationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "questionGeneration.create",
  description: "One run of the assistant that generates questions for an assessment.",
  type: "object",
  properties: {
    step: {
      type: "string",
      enum: ["subject", "references", "questions", "generate", "processing", "result"],
      default: "subject",
    },
    mode: { type: "string", enum: ["merge", "replace"] },
  },
  required: ["step"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const questionGenerationUpdateSchema: JsonSchema = { ...questionGenerationCreateSchema, $id: "questionGeneration.update" };
