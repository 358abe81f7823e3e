import process from "node:process";
import { describe } from "vitest";
import { findPostgres } from "./local-postgres.ts";
import type { DatabaseKind } from "./test-database.ts";

/** Selects databases: `TEST_DATABASES=postgresql`, or both separated by a comma. `npm run test:full` runs both. */
const wanted = (process.env["TEST_DATABASES"] ?? "embedded").split(",");
const isMissing = { embedded: false, postgresql: findPostgres() === null };

/**
 * A suite on each selected database; `%s` in its title is the database. Skipped if the database is not installed.
 *
 * @example
 * describeOnDatabases("closing a ticket, on the %s database", (kind) => { test("…", async () => {}); });
 */
export function describeOnDatabases(title: string, suite: (kind: DatabaseKind) => void): void {
  for (const kind of (["embedded", "postgresql"] as const).filter((one) => wanted.includes(one))) {
    describe.skipIf(isMissing[kind])(title.replace("%s", kind), () => suite(kind));
  }
}
