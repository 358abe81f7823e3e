// @generated from schema/entities/question.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Question } from "../../schema/entities/question.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryQuestion(arbitrary: Arbitraries): Arbitrary<Question> {
  return record(
    {
      id: arbitrary.id("question"),
      number: arbitrary.integer({ minimum: 1, maximum: 9999 }),
      type: arbitrary.choice(["one-choice", "multiple-choice", "subjective", "essay"], "one-choice"),
      command: arbitrary.text({ minLength: 1, maxLength: 20000 }),
      answers: arbitrary.list(arbitrary.text({}), {}),
      essayCriterias: arbitrary.list(arbitrary.text({}), {}),
      items: arbitrary.list(arbitrary.text({}), {}),
    },
    { requiredKeys: ["id", "number", "type", "command", "answers", "essayCriterias", "items"] },
  );
}
