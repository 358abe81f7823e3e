import type { EntitySpec } from "entity-console/spec";

/** Participation of a student. */
export type StudentStatus = "active" | "inactive" | "suspended";

/** A student of a teacher. */
export interface Student {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /**
   * @format email
   * @maxLength 254
   */
  email?: string;
  /** @maxLength 40 */
  phone?: string;
  /** @maxLength 300 */
  address?: string;
  /** @maxLength 40 */
  whatsapp?: string;
  /** @maxLength 2000 */
  observation?: string;
  /** @format date */
  dateOfBirth?: string;
  /** @uniqueItems true */
  tags: string[];
  /**
   * Registration number at the school.
   * @maxLength 60
   */
  registration?: string;
  /**
   * Identity document.
   * @maxLength 60
   */
  document?: string;
  /**
   * Ids of the classrooms that the student attends.
   * @uniqueItems true
   */
  classrooms: string[];
  /** @default "active" */
  status: StudentStatus;
}

export const student = {
  titleField: "name",
  icon: "GroupsOutlined",
  tones: { studentStatus: { active: "success", inactive: "neutral", suspended: "error" } },
  relations: { classrooms: { to: "classroom" } },
} as const satisfies EntitySpec<Student>;
