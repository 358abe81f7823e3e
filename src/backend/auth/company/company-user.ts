import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { v5 } from "uuid";
import type { Role } from "../../../contract/staff.ts";
import type { CompanySignIn } from "../../config/company-sign-in.ts";
import type { Db } from "../../database/database.ts";
import { sessions, staffUsers } from "../../database/own-tables.ts";
import { conflict } from "../../http/http-problem.ts";
import { hashPassword } from "../password-hash.ts";
import { isStaffName, isUsername, toShownName, toUsername } from "../staff-names.ts";
import { changeStaffUser, findStaffUser, isKeyName, type StaffUser } from "../staff-users.ts";
import type { CompanyClaims } from "./provider.ts";

const NAMESPACE = "6f0a3d0e-3c07-4c39-9a55-2f1d6b0c7a11";

/** The id of a company user, derived from issuer and subject: unlike an e-mail address, they never change. */
function toCompanyUserId(issuer: string, subject: string): string {
  return v5(`${issuer}\n${subject}`, NAMESPACE);
}

/** The highest role of a user's groups; null if none of the groups has a role. */
export function toCompanyRole({ roles, groupClaim }: CompanySignIn, claims: CompanyClaims): Role | null {
  const claim = claims[groupClaim];
  const groups = (Array.isArray(claim) ? claim : [claim]).filter((group): group is string => typeof group === "string");
  const found = groups.map((group) => roles.get(group));
  return found.includes("administrator") ? "administrator" : found.includes("reader") ? "reader" : null;
}

/** A company user after a sign-in. */
export interface SavedCompanyUser {
  /** The user before the sign-in; null if it was created. The same as `after` if nothing changed. */
  readonly before: StaffUser | null;
  readonly after: StaffUser;
}

/**
 * Creates or updates the staff user of a company user in a transaction. The name and the role follow the company at each
 * sign-in, except of a disabled user, who does not sign in and may be erased. A user of the same name with another id is
 * another person, so the next name of the user is taken; null if all are taken. Responds with 409 if no administrator
 * would be left.
 */
export async function saveCompanyUser(
  tx: Db,
  { settings, claims, role }: { readonly settings: CompanySignIn; readonly claims: CompanyClaims; readonly role: Role },
): Promise<SavedCompanyUser | null> {
  const id = toCompanyUserId(settings.issuer, claims.sub);
  const [known] = await tx.select().from(staffUsers).where(eq(staffUsers.id, id));
  if (known !== undefined && known.disabledAt !== null) {
    return { before: known, after: known };
  }
  if (known !== undefined) {
    return await updateUser(tx, known, { role, name: toName(claims) ?? known.name });
  }
  const username = await findFreeName(tx, claims);
  if (username === null) {
    return null;
  }
  // Nobody knows this password. With one, the user is active and counts as an administrator who can sign in.
  const password = await hashPassword(randomBytes(32).toString("base64url"));
  const values = { id, username, name: toName(claims) ?? username, role, password };
  const [created] = await tx.insert(staffUsers).values(values).returning();
  return created === undefined ? null : { before: null, after: created };
}

async function updateUser(
  tx: Db,
  known: StaffUser,
  change: { readonly role: Role; readonly name: string },
): Promise<SavedCompanyUser> {
  if (known.role === change.role && known.name === change.name) {
    return { before: known, after: known };
  }
  const after = await changeStaffUser(tx, known.id, change);
  if (after === null || after.disabledAt !== null) {
    // The names of a user who is disabled and erased at this moment must not return.
    throw conflict("The user was disabled in the meantime", []);
  }
  return { before: known, after };
}

function toName(claims: CompanyClaims): string | null {
  const name = toShownName(String(claims["name"] ?? ""));
  return isStaffName(name) ? name : null;
}

/** Ends the sessions of a company user whose groups no longer allow them. */
export async function endCompanySessions(tx: Db, { issuer }: CompanySignIn, claims: CompanyClaims): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, toCompanyUserId(issuer, claims.sub)));
}

async function findFreeName(tx: Db, claims: CompanyClaims): Promise<string | null> {
  for (const claim of ["preferred_username", "email", "sub"]) {
    const name = toUsername(String(claims[claim] ?? ""));
    if (isUsername(name) && (await findStaffUser(tx, name)) === null && !(await isKeyName(tx, name))) {
      return name;
    }
  }
  return null;
}
