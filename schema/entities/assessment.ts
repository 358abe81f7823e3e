import type { EntitySpec } from "entity-console/spec";

/** Progress of an assessment (spec §4). */
export type AssessmentStatus = "created" | "in-progress" | "under-evaluation" | "finalized";

/** Numbering of the options of its questions. */
export type AssessmentOptionType = "numeric" | "alfa" | "roman";

/** A test that a teacher gives to students. */
export interface Assessment {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /** @default "created" */
  status: AssessmentStatus;
  /** @uniqueItems true */
  tags: string[];
  /** @default false */
  useTimeRestriction: boolean;
  /**
   * Time limit for a student, in minutes.
   * @asType integer
   * @minimum 1
   * @maximum 10080
   */
  timeLimit?: number;
  /** @default false */
  usePeriodRestriction: boolean;
  /** @format date-time */
  begin?: string;
  /** @format date-time */
  end?: string;
  /** @default "alfa" */
  optionType: AssessmentOptionType;
  /** @default false */
  singleAttemptRestriction: boolean;
  /** @maxLength 2000 */
  description?: string;
  /** @maxLength 10000 */
  leadingContent?: string;
  /** @pattern ^#[0-9A-Fa-f]{6}$ */
  labelColor?: string;
  /** @pattern ^#[0-9A-Fa-f]{6}$ */
  labelBackground?: string;
  /** @maxLength 120 */
  educationalLevel?: string;
  /** @maxLength 120 */
  educationalLevelGrade?: string;
  /** @maxLength 120 */
  otherEducationalLevel?: string;
  /** @maxLength 200 */
  interestArea?: string;
}

export const assessment = {
  titleField: "name",
  icon: "AssignmentOutlined",
  tones: {
    assessmentStatus: { created: "neutral", "in-progress": "info", "under-evaluation": "info", finalized: "success" },
  },
} as const satisfies EntitySpec<Assessment>;
