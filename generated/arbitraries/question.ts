// @generated from schema/entities/question.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Question } from "../../schema/entities/question.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawQuestion(draw: Draw): Arbitrary<Question> {
  return record(
    {
      id: draw.id("question"),
      number: draw.integer({ minimum: 1, maximum: 9999 }),
      type: draw.choice(["one-choice", "multiple-choice", "subjective", "essay"], "one-choice"),
      command: draw.text({ minLength: 1, maxLength: 20000 }),
      answers: draw.list(draw.text({}), {}),
      essayCriterias: draw.list(draw.text({}), {}),
      items: draw.list(draw.text({}), {}),
    },
    { requiredKeys: ["id", "number", "type", "command", "answers", "essayCriterias", "items"] },
  );
}
