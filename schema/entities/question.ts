import type { EntitySpec } from "entity-console/spec";

/** Type of answer (spec §3). */
export type QuestionType = "one-choice" | "multiple-choice" | "subjective" | "essay";

/** One question of an assessment. */
export interface Question {
  /** @readOnly */
  id: string;
  /**
   * Position in the assessment.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   */
  number: number;
  /** @default "one-choice" */
  type: QuestionType;
  /**
   * The task for the student.
   * @minLength 1
   * @maxLength 20000
   */
  command: string;
  /** The options, or the expected answer. */
  answers: string[];
  /** Grading criteria of an essay. */
  essayCriterias: string[];
  /** Parts of a question with several parts. */
  items: string[];
}

export const question = { titleField: "command", icon: "HelpOutlineOutlined" } as const satisfies EntitySpec<Question>;
