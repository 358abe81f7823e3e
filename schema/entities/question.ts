import type { EntitySpec } from "#spec";

/** How a question is answered (spec §3). */
export type QuestionType = "one-choice" | "multiple-choice" | "subjective" | "essay";

/** One question of an assessment. */
export interface Question {
  /** @readOnly */
  id: string;
  /**
   * Its place in the assessment.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   */
  number: number;
  /** @default "one-choice" */
  type: QuestionType;
  /**
   * What the student is asked to do.
   * @minLength 1
   * @maxLength 20000
   */
  command: string;
  /** The answers offered, or the one expected. */
  answers: string[];
  /** What an essay is graded by. */
  essayCriterias: string[];
  /** The parts of a question that has several. */
  items: string[];
}

export const question = { titleField: "command", icon: "HelpOutlineOutlined" } as const satisfies EntitySpec<Question>;
