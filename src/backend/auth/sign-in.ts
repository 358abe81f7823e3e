import type { Db } from "../database/database.ts";
import type { Credentials } from "./basic-credentials.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import type { SessionUser } from "./session-store.ts";
import { findStaffUser, replacePasswordHash } from "./staff-users.ts";

/** The user who signs in, and the hash that their password matched. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly passwordHash: string;
}

/** The staff user with these credentials; null for an unknown name as for a wrong password. */
export async function findSignedInUser(
  db: Db,
  credentials: Credentials,
  isFromTrustedDevice: boolean,
): Promise<SignedIn | null> {
  const user = await findStaffUser(db, credentials.username);
  const stored = user?.password ?? null;
  const isMatch = await verifyPassword(credentials.password, stored, isFromTrustedDevice);
  if (user === null || stored === null || !isMatch || user.disabledAt !== null) {
    return null;
  }
  const { id, username, name, role } = user;
  return { user: { id, username, name, role }, passwordHash: await rehashWeak(db, id, { stored, ...credentials }) };
}

/** Rehashes a weak password, unless it has changed in the meantime. Returns the current hash. */
async function rehashWeak(
  db: Db,
  id: string,
  { stored, password }: { readonly stored: string; readonly password: string },
): Promise<string> {
  if (!isWeakHash(stored)) {
    return stored;
  }
  const stronger = await hashPassword(password);
  return (await replacePasswordHash(db, id, [stored, stronger])) ? stronger : stored;
}
