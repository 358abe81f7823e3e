import type { Db } from "../database/database.ts";
import type { Credentials } from "./basic-credentials.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import type { SessionUser } from "./session-store.ts";
import { findStaffUser, replacePasswordHash } from "./staff-users.ts";

/** Who signs in, and the hash by which their password was found right. */
export interface SignedIn {
  readonly user: SessionUser;
  readonly passwordHash: string;
}

/** The staff user whom the credentials are of; null alike for an unknown name and a wrong password. */
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

/** The hash that is in force: a weak one is made anew, unless the password is another by now. */
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
