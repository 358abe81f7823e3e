// @generated from schema/entities/question.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Question } from "../../schema/entities/question.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryQuestion(arbitrary: Arbitraries): Arbitrary<Question> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "number", "type", "command", "answers", "essayCriterias", "items"],
    fields: {
      id: arbitrary.id("question"),
      number: { type: "integer", minimum: 1, maximum: 9999 },
      type: { type: "string", enum: ["one-choice", "multiple-choice", "subjective", "essay"], default: "one-choice" },
      command: { type: "string", minLength: 1, maxLength: 20000 },
      answers: { type: "array", items: { type: "string" } },
      essayCriterias: { type: "array", items: { type: "string" } },
      items: { type: "array", items: { type: "string" } },
    },
  });
}
