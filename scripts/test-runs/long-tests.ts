/** Sets of test files that take too long for `npm test`. Each set is a Vitest project and belongs to a part of the full tests. */
export const LONG_TESTS = {
  /** Kill, freeze or overload real servers, fill disks, or write files a hundred times. */
  faults: [
    "scripts/codegen.test.ts",
    "generator/large-spec.test.ts",
    "generator/write/write-changes.test.ts",
    "scripts/npm-signals.test.ts",
    "src/backend/commands/copy-database.test.ts",
    "src/backend/commands/killed-move.test.ts",
    "src/backend/commands/killed-restore.test.ts",
    "src/backend/config/disk-space.test.ts",
    "src/backend/database/contention.test.ts",
    "src/backend/database/pooler.test.ts",
    "src/backend/database/power-loss.test.ts",
    "src/backend/draining.test.ts",
    "src/backend/durability.test.ts",
    "src/backend/outages.test.ts",
    "src/backend/process.test.ts",
    "src/backend/server.test.ts",
    "src/backend/http/pressure-limit.test.ts",
    "src/console/crud/transfer/openpyxl.test.ts",
  ],
  /** Create several databases each, start commands as processes, or sign in hundreds of times. */
  operation: [
    "scripts/odd-arguments.test.ts",
    "scripts/try-backend/main.test.ts",
    "src/backend/auth/rate-limiter.test.ts",
    "src/backend/auth/sign-in-rate-limit.test.ts",
    "src/backend/auth/sign-in-under-attack.test.ts",
    "src/backend/commands/clashes-command.test.ts",
    "src/backend/commands/find-mentions.test.ts",
    "src/backend/commands/move-database.test.ts",
    "src/backend/commands/move-sequences.test.ts",
    "src/backend/commands/odd-arguments.test.ts",
    "src/backend/commands/run-command.test.ts",
    "src/backend/commands/users-command.test.ts",
    "src/backend/config/data-folder.test.ts",
    "src/backend/config/replace-file.test.ts",
    "src/backend/database/maintenance.test.ts",
    "src/backend/database/open-embedded.test.ts",
    "src/backend/database/unique-clashes.test.ts",
    "src/backend/database/upgrade-old-tables.test.ts",
    "src/backend/jobs/cleanup-job.test.ts",
    "src/backend/round-trip.test.ts",
    "src/backend/seed/seed.test.ts",
    "src/backend/testing/local-postgres.test.ts",
  ],
  /** Run the TypeScript compiler, an editor's server or a bundler. */
  compiler: [
    "generator/cli/launch.test.ts",
    "generator/cli/upgrade-command.test.ts",
    "generator/compiled-fixtures.test.ts",
    "generator/editor/typescript-plugin.test.ts",
    "generator/read/mini-lib.test.ts",
    "scripts/build/build-backend.test.ts",
    "scripts/build/build-console.test.ts",
    "scripts/build/codegen-plugin.test.ts",
    "scripts/guides/upgraded-workshop.test.ts",
    "scripts/package/compile.test.ts",
  ],
} as const;

/** Tests of the first product that take too long for `npm test`; they run in the parts `foreign-forms` and `first-product`. */
export const LONG_PRODUCT_TESTS = [
  "testing/first-product/foreign-backend.test.tsx",
  "testing/first-product/list-order.test.ts",
  "testing/first-product/readme-example.test.ts",
] as const;

/** Whether the projects of the long tests exist in this run. */
export function hasLongTests(): boolean {
  return process.env["LONG_TESTS"] === "1";
}
