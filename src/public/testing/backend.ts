/**
 * Helpers for a product's tests of its backend, in Node.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { hashPassword } from "../../backend/auth/password-hash.ts";
export { migrate } from "../../backend/database/migrate.ts";
export { readMigrations } from "../../backend/database/migration-files.ts";
export type { KillWorkload } from "../../backend/testing/kill-run.ts";
export { describeOnDatabases } from "../../backend/testing/on-databases.ts";
export { startTestBackend, type TestBackend, type TestCall } from "../../backend/testing/test-backend.ts";
export { openPreparedDatabase, openTestDatabase } from "../../backend/testing/test-database.ts";
