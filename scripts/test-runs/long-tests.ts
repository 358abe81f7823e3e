import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

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
    "scripts/build/deploy-files.test.ts",
    "scripts/odd-arguments.test.ts",
    "scripts/try-backend/main.test.ts",
    "src/backend/auth/rate-limiter.test.ts",
    "src/backend/auth/sign-in-rate-limit.test.ts",
    "src/backend/auth/sign-in-under-attack.test.ts",
    "src/backend/commands/clashes-command.test.ts",
    "src/backend/commands/find-mentions.test.ts",
    "src/backend/commands/keys-command.test.ts",
    "src/backend/commands/move-database.test.ts",
    "src/backend/commands/move-sequences.test.ts",
    "src/backend/commands/odd-arguments.test.ts",
    "src/backend/commands/person-command.test.ts",
    "src/backend/commands/run-command.test.ts",
    "src/backend/commands/users-command.test.ts",
    "src/backend/config/data-folder.test.ts",
    "src/backend/config/replace-file.test.ts",
    "src/backend/database/database-away.test.ts",
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
  /** Send hundreds of calls to a backend with a database of its own. */
  calls: [
    "src/backend/auth/api-keys.test.ts",
    "src/backend/auth/removed-key.test.ts",
    "src/backend/auth/session-limits.test.ts",
    "src/backend/database/migrate.test.ts",
    "src/backend/entities/batch-route.test.ts",
    "src/backend/entities/batch/batch-call.test.ts",
    "src/backend/entities/entity-routes.test.ts",
    "src/backend/entities/export/export-list.test.ts",
    "src/backend/entities/list-contract.test.ts",
    "src/backend/entities/list-page.test.ts",
    "src/backend/entities/record-range.test.ts",
    "src/backend/entities/versions.test.ts",
    "src/backend/fuzz.test.ts",
    "src/backend/http/cross-site-requests.test.ts",
    "src/backend/jobs/notice-sender.test.ts",
    "src/backend/product.test.ts",
    "src/backend/routes/api-key-routes.test.ts",
    "src/backend/routes/audit-route.test.ts",
    "src/backend/routes/auth-routes.test.ts",
    "src/backend/routes/company-sign-in.test.ts",
    "src/backend/routes/job-actions.test.ts",
    "src/backend/routes/job-restores.test.ts",
    "src/backend/routes/job-routes.test.ts",
    "src/backend/routes/notice-route.test.ts",
    "src/backend/routes/openapi-document.test.ts",
    "src/backend/routes/passkey-attacks.test.ts",
    "src/backend/routes/passkey-proof.test.ts",
    "src/backend/routes/passkeys.test.ts",
    "src/backend/routes/proof-route.test.ts",
    "src/backend/routes/second-factor-bypasses.test.ts",
    "src/backend/routes/second-factor.test.ts",
    "src/backend/routes/staff-routes.test.ts",
    "src/backend/testing/reused-pglite.test.ts",
    "src/backend/text-identity.test.ts",
  ],
  /** Run the generator with hundreds of specs, documents or commands. */
  generation: [
    "generator/cli/formatted-files.test.ts",
    "generator/cli/labels.test.ts",
    "generator/cli/odd-arguments.test.ts",
    "generator/cli/pipelines.test.ts",
    "generator/cli/run-cli.test.ts",
    "generator/cli/watch.test.ts",
    "generator/emit/validators.test.ts",
    "generator/explain/inspect/inspect.test.ts",
    "generator/hostile-text.test.ts",
    "generator/import/any-document.test.ts",
    "generator/import/mutated-documents.test.ts",
    "generator/random-edits.test.ts",
    "generator/read/typescript-doc.test.ts",
    "generator/vocabulary/entity-spec-examples.test.ts",
    "scripts/build/alert-rules.test.ts",
    "scripts/package/package-manifest.test.ts",
    "scripts/try-backend/unusual-formats.test.ts",
  ],
} as const;

/** Sets of test files in jsdom that take too long for `npm test`, as above. */
export const LONG_PAGE_TESTS = {
  /** Open whole screens and dialogs, and click through them. */
  screens: [
    "src/console/app/keyboard/commands-in-view.test.tsx",
    "src/console/app/keyboard/keyboard.test.tsx",
    "src/console/app/keyboard/recent-changes.test.tsx",
    "src/console/app/login/login-dialog.test.tsx",
    "src/console/app/staff.test.tsx",
    "src/console/crud/actions/delete-dialog.test.tsx",
    "src/console/crud/bulk/bulk-failures.test.tsx",
    "src/console/crud/bulk/job-action.test.tsx",
    "src/console/crud/bulk/job-dialog.test.tsx",
    "src/console/crud/edit/draft/saved-draft.test.tsx",
    "src/console/crud/edit/foreign-record.test.tsx",
    "src/console/crud/form/inputs-dialog.test.tsx",
    "src/console/crud/form/section-nav.test.tsx",
    "src/console/crud/form/stock-widgets.test.tsx",
    "src/console/crud/history/noted-history.test.tsx",
    "src/console/crud/history/record-history.test.tsx",
    "src/console/crud/history/restore-dialog.test.tsx",
    "src/console/crud/list/filters/date-filter.test.tsx",
    "src/console/crud/list/table/focus-after-bulk.test.tsx",
    "src/console/crud/list/table/long-list.test.tsx",
    "src/console/crud/list/views/team-views.test.tsx",
    "src/console/crud/list/views/views-popover.test.tsx",
    "src/console/crud/screens/activity-screen.test.tsx",
    "src/console/crud/screens/create-screen.test.tsx",
    "src/console/crud/screens/edit-screen.test.tsx",
    "src/console/crud/screens/list-screen.test.tsx",
    "src/console/crud/screens/show-screen.test.tsx",
    "src/console/crud/screens/trash-screen.test.tsx",
    "src/console/crud/transfer/import-dialog.test.tsx",
    "src/console/crud/transfer/import-existing.test.tsx",
    "src/console/crud/transfer/import-update.test.tsx",
    "src/console/crud/transfer/interrupted-imports.test.tsx",
    "src/console/crud/transfer/transfer-tasks.test.tsx",
    "src/console/staff/api-keys-screen.test.tsx",
    "src/console/staff/notice-section.test.tsx",
    "src/console/staff/proof-gate.test.tsx",
    "src/console/staff/second-factor.test.tsx",
    "src/console/staff/staff-screens.test.tsx",
  ],
} as const;

/** All files of the long tests, as paths from the root. */
export const LONG_FILES: readonly string[] = [...Object.values(LONG_TESTS), ...Object.values(LONG_PAGE_TESTS)].flat();

const OWN_LIST = path.join(frameworkRoot, "src/product/long-tests.json");

/** The first product's own list, as paths from the root. */
const OWN_TESTS: readonly string[] = existsSync(OWN_LIST)
  ? (JSON.parse(readFileSync(OWN_LIST, "utf8")) as readonly string[])
  : [];

/** Tests of the first product that take too long for `npm test`; they run in the part `first-product`. */
export const LONG_PRODUCT_NODE_TESTS: readonly string[] = [
  "testing/first-product/erased-person.test.ts",
  "testing/first-product/list-order.test.ts",
  "testing/first-product/readme-example.test.ts",
  ...OWN_TESTS.filter((file) => file.endsWith(".ts")),
];

/** The same in jsdom. */
export const LONG_PRODUCT_PAGE_TESTS: readonly string[] = OWN_TESTS.filter((file) => file.endsWith(".tsx"));

/** All long tests of the first product. The forms over foreign backends are the part `foreign-forms`. */
export const LONG_PRODUCT_TESTS: readonly string[] = [
  ...LONG_PRODUCT_NODE_TESTS,
  ...LONG_PRODUCT_PAGE_TESTS,
  "testing/first-product/foreign-backend.test.tsx",
];

/** Whether the projects of the long tests exist in this run: by the environment, or since the command names such a file. */
export function hasLongTests(): boolean {
  const names = process.argv.slice(2).filter((word) => word.includes("/"));
  const long = [...LONG_FILES, ...LONG_PRODUCT_TESTS];
  return process.env["LONG_TESTS"] === "1" || names.some((name) => long.some((file) => file.includes(name)));
}
