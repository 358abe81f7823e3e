import type { EntitySpec } from "#spec";

/** Whether a classroom still takes part. */
export type ClassroomStatus = "open" | "close";

/** Students who are taught together for a while. */
export interface Classroom {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** @format date */
  startDate?: string;
  /** @format date */
  endDate?: string;
  /** @default "open" */
  status: ClassroomStatus;
  /** @maxLength 2000 */
  description?: string;
  /**
   * The part of the day or year in which it meets.
   * @maxLength 120
   */
  period?: string;
  /**
   * Its students, by id.
   * @uniqueItems true
   */
  students: string[];
  /** @uniqueItems true */
  tags: string[];
}

export const classroom = {
  titleField: "name",
  icon: "ClassOutlined",
  tones: { classroomStatus: { open: "success", close: "neutral" } },
  relations: { students: { to: "student" } },
} as const satisfies EntitySpec<Classroom>;
