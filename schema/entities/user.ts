import type { EntitySpec } from "entity-console/spec";

/** A person who signs in. */
export interface User {
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
  username: string;
  /**
   * @format email
   * @maxLength 254
   */
  email: string;
  /**
   * Requests contain it, responses never do.
   * @writeOnly
   * @format password
   * @minLength 8
   * @maxLength 200
   */
  password?: string;
}

export const user = {
  titleField: "name",
  icon: "PersonOutlineOutlined",
  stored: true,
  unique: ["username"],
} as const satisfies EntitySpec<User>;
