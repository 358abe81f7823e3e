import { count, sql } from "drizzle-orm";
import { findPasswordWeakness } from "../auth/common-passwords.ts";
import { verifyPassword } from "../auth/password-hash.ts";
import { readProductName } from "../auth/password-problems.ts";
import { createStaffLink } from "../auth/staff-links.ts";
import { createStaffUser, findStaffUser, type NewStaffUser } from "../auth/staff-users.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import type { BackendProduct } from "../product.ts";

/** Key of the advisory lock for seeding. */
const LOCK = 720_003;

interface SeedContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "demo" | "admin" | "production">;
}

type Admin = NonNullable<BackendConfig["admin"]>;
type Seeds = Pick<BackendProduct, "seedDemo" | "onFirstUser" | "openapi">;

/** Credentials for the first sign-in to a new database. */
export interface InitialCredentials {
  /** The demo user, if it can sign in. */
  readonly demo: { readonly username: string; readonly password: string } | null;
  /** Token of the one-time link that creates the first administrator; null if there is a user. */
  readonly firstLink: string | null;
}

/**
 * Fills an empty database with the product's demo data and the demo user, or with the configured administrator. Without
 * either, returns a one-time link. In production, a database with the demo credentials is rejected (case 205).
 */
export async function seed({ db, config }: SeedContext, seeds: Seeds): Promise<InitialCredentials> {
  const firstLink = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [found] = await tx.select({ users: count() }).from(staffUsers);
    return found?.users === 0 ? await fillEmpty(tx, config, seeds) : null;
  });
  const isDemo = await hasDemoUser(db);
  if (isDemo && config.production) {
    throw new StartError(
      `The database has the demo user ${demoCredentials.username} with the demo password, which is rejected in production.`,
    );
  }
  const demo = isDemo ? { username: demoCredentials.username, password: demoCredentials.password } : null;
  return { demo, firstLink };
}

async function fillEmpty(
  tx: Db,
  { demo, admin }: SeedContext["config"],
  { seedDemo, onFirstUser, openapi }: Seeds,
): Promise<string | null> {
  const first: readonly NewStaffUser[] = [...(demo ? [demoCredentials] : []), ...(admin === null ? [] : [admin])];
  if (first.length === 0) {
    return (await createStaffLink(tx, null)).token;
  }
  if (admin !== null) {
    await rejectGuessableAdmin(admin, openapi);
  }
  if (demo) {
    await seedDemo?.(tx);
  }
  for (const user of first) {
    await createStaffUser(tx, user);
    await onFirstUser?.(tx, user);
  }
  return null;
}

async function rejectGuessableAdmin({ username, name, password }: Admin, openapi: URL): Promise<void> {
  const weakness = await findPasswordWeakness(password, [username, name, await readProductName(openapi)]);
  if (weakness !== null) {
    throw new StartError("ADMIN_PASSWORD: is a common password, or contains the username or the product's name");
  }
}

async function hasDemoUser(db: Db): Promise<boolean> {
  const user = await findStaffUser(db, demoCredentials.username);
  return user !== null && user.disabledAt === null && (await verifyPassword(demoCredentials.password, user.password));
}
