// @generated from schema/entities/question.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
export const questionReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "question.read",
  description: "One question of an assessment.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    number: { type: "integer", minimum: 1, maximum: 9999, description: "Its place in the assessment." },
    type: { type: "string", enum: ["one-choice", "multiple-choice", "subjective", "essay"], default: "one-choice" },
    command: { type: "string", minLength: 1, maxLength: 20000, description: "What the student is asked to do." },
    answers: { type: "array", items: { type: "string" }, description: "The answers offered, or the one expected." },
    essayCriterias: { type: "array", items: { type: "string" }, description: "What an essay is graded by." },
    items: { type: "array", items: { type: "string" }, description: "The parts of a question that has several." },
  },
  required: ["id", "number", "type", "command", "answers", "essayCriterias", "items"],
  additionalProperties: false,
};

/** What a create sends. */
export const questionCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "question.create",
  description: "One question of an assessment.",
  type: "object",
  properties: {
    number: { type: "integer", minimum: 1, maximum: 9999, description: "Its place in the assessment." },
    type: { type: "string", enum: ["one-choice", "multiple-choice", "subjective", "essay"], default: "one-choice" },
    command: { type: "string", minLength: 1, maxLength: 20000, description: "What the student is asked to do." },
    answers: { type: "array", items: { type: "string" }, description: "The answers offered, or the one expected." },
    essayCriterias: { type: "array", items: { type: "string" }, description: "What an essay is graded by." },
    items: { type: "array", items: { type: "string" }, description: "The parts of a question that has several." },
  },
  required: ["number", "type", "command", "answers", "essayCriterias", "items"],
  additionalProperties: false,
};

/** What an update sends. */
export const questionUpdateSchema: JsonSchema = { ...questionCreateSchema, $id: "question.update" };
