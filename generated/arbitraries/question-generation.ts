// @generated from schema/entities/question-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { QuestionGeneration } from "../../schema/entities/question-generation.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryQuestionGeneration(arbitrary: Arbitraries): Arbitrary<QuestionGeneration> {
  return arbitraryRecord(arbitrary, {
    required: ["step"],
    fields: {
      step: {
        type: "string",
        enum: ["subject", "references", "questions", "generate", "processing", "result"],
        default: "subject",
      },
      mode: { type: "string", enum: ["merge", "replace"] },
    },
  });
}
