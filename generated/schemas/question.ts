// @generated from schema/entities/question.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const questionReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "question.read",
  description: "One question of an assessment.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    number: { type: "integer", minimum: 1, maximum: 9999, description: "Position in the assessment." },
    type: { type: "string", enum: ["one-choice", "multiple-choice", "subjective", "essay"], default: "one-choice" },
    command: { type: "string", minLength: 1, maxLength: 20000, description: "The task for the student." },
    answers: { type: "array", items: { type: "string" }, description: "The options, or the expected answer." },
    essayCriterias: { type: "array", items: { type: "string" }, description: "Grading criteria of an essay." },
    items: { type: "array", items: { type: "string" }, description: "Parts of a question with several parts." },
  },
  required: ["id", "number", "type", "command", "answers", "essayCriterias", "items"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const questionCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "question.create",
  description: "One question of an assessment.",
  type: "object",
  properties: {
    number: { type: "integer", minimum: 1, maximum: 9999, description: "Position in the assessment." },
    type: { type: "string", enum: ["one-choice", "multiple-choice", "subjective", "essay"], default: "one-choice" },
    command: { type: "string", minLength: 1, maxLength: 20000, description: "The task for the student." },
    answers: { type: "array", items: { type: "string" }, description: "The options, or the expected answer." },
    essayCriterias: { type: "array", items: { type: "string" }, description: "Grading criteria of an essay." },
    items: { type: "array", items: { type: "string" }, description: "Parts of a question with several parts." },
  },
  required: ["number", "type", "command", "answers", "essayCriterias", "items"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const questionUpdateSchema: JsonSchema = { ...questionCreateSchema, $id: "question.update" };
