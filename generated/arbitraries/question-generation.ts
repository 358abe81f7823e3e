// @generated from schema/entities/question-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { QuestionGeneration } from "../../schema/entities/question-generation.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawQuestionGeneration(draw: Draw): Arbitrary<QuestionGeneration> {
  return record(
    {
      step: draw.choice(["subject", "references", "questions", "generate", "processing", "result"], "subject"),
      mode: draw.choice(["merge", "replace"], null),
    },
    { requiredKeys: ["step"] },
  );
}
