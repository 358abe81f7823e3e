/** Roles of staff users: an administrator may do everything, a reader can only read. */
export type Role = "administrator" | "reader";

/** Roles, the one with more permissions first. */
export const roles = ["administrator", "reader"] as const satisfies readonly Role[];

/** Default role of a call: reading needs any role, writing needs an administrator. */
export function roleOfMethod(method: string): Role {
  return method === "GET" || method === "HEAD" || method === "OPTIONS" ? "reader" : "administrator";
}

/** An entry of `GET /staff`. */
export interface StaffRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  /** `invited`: has not set a password yet. `disabled`: cannot sign in. */
  readonly state: "active" | "invited" | "disabled";
  readonly createdAt: string;
  /** True if the user has a second factor; absent if the backend has none. */
  readonly hasSecondFactor?: boolean;
  /** Last use of any of the user's sessions; absent if there is none. */
  readonly lastUsedAt?: string;
}

/** An entry of `GET /sessions` and of `GET /staff/{id}/sessions`. */
export interface SessionRow {
  readonly id: string;
  readonly createdAt: string;
  /** Rounded to minutes. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly address?: string;
  /** The browser's user agent. */
  readonly userAgent?: string;
  /** True for the session of this request. */
  readonly isCurrent: boolean;
}

/** Response of an invitation or reset, returned only once: the token for the page `/set-password#<token>`. */
export interface StaffLink {
  readonly token: string;
  readonly expiresAt: string;
}
