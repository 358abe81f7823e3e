// @generated from schema/entities/question-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { QuestionGeneration } from "../../schema/entities/question-generation.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryQuestionGeneration(arbitrary: Arbitraries): Arbitrary<QuestionGeneration> {
  return record(
    {
      step: arbitrary.choice(["subject", "references", "questions", "generate", "processing", "result"], "subject"),
      mode: arbitrary.choice(["merge", "replace"], null),
    },
    { requiredKeys: ["step"] },
  );
}
