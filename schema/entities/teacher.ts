import type { EntitySpec } from "entity-console/spec";
import type { User } from "./user.ts";

/** The teacher profile of a signed-in user. */
export interface Teacher {
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
  email: string;
  /** @maxLength 2000 */
  presentation?: string;
  /** The user account of this teacher. */
  user: User;
}

export const teacher = {
  titleField: "name",
  icon: "SchoolOutlined",
  stored: true,
  queries: { own: { path: "/teachers", result: "one" } },
  relations: { user: { to: "user" } },
} as const satisfies EntitySpec<Teacher>;
