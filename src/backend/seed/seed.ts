import { count, sql } from "drizzle-orm";
import { verifyPassword } from "../auth/password-hash.ts";
import { createStaffLink } from "../auth/staff-links.ts";
import { createStaffUser, findStaffUser, type NewStaffUser } from "../auth/staff-users.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import type { BackendProduct } from "../product.ts";

/** The key of the advisory lock under which one process seeds; any number that nothing else uses. */
const LOCK = 720_003;

interface SeedContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "demo" | "admin" | "production">;
}

type Seeds = Pick<BackendProduct, "seedDemo" | "onFirstUser">;

/** How one gets into a database that was just opened. */
export interface InitialCredentials {
  /** The demo user's credentials, where they let somebody in. */
  readonly demo: { readonly username: string; readonly password: string } | null;
  /** The token of a one-time link that makes the first administrator, where nobody could sign in. */
  readonly firstLink: string | null;
}

/**
 * Fills an empty database: with the product's demo data and the demo user, or with the administrator that the
 * environment names; where it names none, there is a one-time link. In production a database that accepts the demo user's
 * credentials is refused (case 205).
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
      `The database has the demo user ${demoCredentials.username} with the demo password, which is refused in production.`,
    );
  }
  const demo = isDemo ? { username: demoCredentials.username, password: demoCredentials.password } : null;
  return { demo, firstLink };
}

async function fillEmpty(
  tx: Db,
  { demo, admin }: SeedContext["config"],
  { seedDemo, onFirstUser }: Seeds,
): Promise<string | null> {
  const first: readonly NewStaffUser[] = [...(demo ? [demoCredentials] : []), ...(admin === null ? [] : [admin])];
  if (first.length === 0) {
    return (await createStaffLink(tx, null)).token;
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

async function hasDemoUser(db: Db): Promise<boolean> {
  const user = await findStaffUser(db, demoCredentials.username);
  return user !== null && user.disabledAt === null && (await verifyPassword(demoCredentials.password, user.password));
}
