import { count, eq, sql } from "drizzle-orm";
import { users } from "../../../generated/backend/tables.ts";
import { verifyPassword } from "../auth/password-hash.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { StartError } from "../config/start-error.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { createUser } from "./create-user.ts";

/** Any number will do, as long as every process that starts takes the same. */
const LOCK = 720_003;

/**
 * Sees to it that somebody can sign in: the demo, or the administrator that the environment names. Answers the demo's
 * sign-in where it is good; in production a database that has it is refused (case 205).
 */
export async function seed({ db, config }: BackendContext): Promise<{ username: string; password: string } | null> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [found] = await tx.select({ users: count() }).from(users);
    if (found?.users !== 0) {
      return;
    }
    if (config.demo) {
      const { seedDemo } = await import("../../product/backend/seed/seed-demo.ts");
      await seedDemo(tx);
    }
    if (config.admin !== null) {
      await createUser(tx, config.admin);
    } else if (!config.demo) {
      throw new StartError("ADMIN_USERNAME, ADMIN_PASSWORD: required, since the database has no user yet");
    }
  });
  const isDemo = await hasDemoUser(db);
  if (isDemo && config.production) {
    throw new StartError(
      `The database has the demo user ${demoCredentials.username} with the demo password, which is refused in production.`,
    );
  }
  return isDemo ? { username: demoCredentials.username, password: demoCredentials.password } : null;
}

async function hasDemoUser(db: Db): Promise<boolean> {
  const [demo] = await db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.username, demoCredentials.username));
  return demo !== undefined && (await verifyPassword(demoCredentials.password, demo.password));
}
