import type { EntitySpec } from "entity-console/spec";

/** A closed classroom is no longer active. */
export type ClassroomStatus = "open" | "close";

/** A group of students who are taught together. */
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
   * Part of the day or year in which it meets.
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
