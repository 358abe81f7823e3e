/**
 * Helpers for a product's tests of its console, in jsdom.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { BulkDialog } from "../../console/crud/bulk/bulk-dialog.tsx";
export { FilterDialog } from "../../console/crud/list/filters/filter-dialog.tsx";
export { listDefaults } from "../../console/crud/query/list-defaults.ts";
export { readListState } from "../../console/crud/query/list-state.ts";
export { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
export { columnTexts, renderScreen } from "../../console/crud/testing/render-screen.tsx";
export { watchSavedFiles } from "../../console/crud/testing/saved-files.ts";
export { ImportDialog } from "../../console/crud/transfer/import-dialog.tsx";
export { AbilitiesContext } from "../../console/data/abilities.ts";
export { ServiceContext } from "../../console/data/backend-contexts.ts";
export { address, answer, closeConsole, mockWindowApis, openAt } from "../../console/testing/console-harness.tsx";
export { createTestTexts } from "../../console/testing/create-test-texts.ts";
export { deferred } from "../../console/testing/deferred.ts";
export { fakeFetch, json, type SentCall } from "../../console/testing/fake-fetch.ts";
export { testConfig } from "../../console/testing/session-harness.ts";
export { PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
