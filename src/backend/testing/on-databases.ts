import process from "node:process";
import { describe } from "vitest";
import { findPostgres } from "./local-postgres.ts";
import type { DatabaseKind } from "./test-database.ts";

/** Which of them: `TEST_DATABASES=postgresql`, or both with a comma between. `npm run test:full` has the second one's run. */
const wanted = (process.env["TEST_DATABASES"] ?? "embedded").split(",");
const isMissing = { embedded: false, postgresql: findPostgres() === null };

/** A suite on each wanted database; `%s` in its title is which. Where a machine has none of a kind, it is skipped and counted. */
export function describeOnDatabases(title: string, suite: (kind: DatabaseKind) => void): void {
  for (const kind of (["embedded", "postgresql"] as const).filter((one) => wanted.includes(one))) {
    describe.skipIf(isMissing[kind])(title.replace("%s", kind), () => suite(kind));
  }
}
