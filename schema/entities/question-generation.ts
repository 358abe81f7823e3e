import type { EntitySpec } from "entity-console/spec";

/** The steps of generating questions in the assistant, in order (spec §4). */
export type QuestionGenerationStep = "subject" | "references" | "questions" | "generate" | "processing" | "result";

/** `replace` deletes the existing questions of the assessment, `merge` keeps them. */
export type QuestionGenerationMode = "merge" | "replace";

/** One run of the assistant that generates questions for an assessment. */
export interface QuestionGeneration {
  /** @default "subject" */
  step: QuestionGenerationStep;
  mode?: QuestionGenerationMode;
}

export const questionGeneration = {
  titleField: "step",
  icon: "BoltOutlined",
} as const satisfies EntitySpec<QuestionGeneration>;
