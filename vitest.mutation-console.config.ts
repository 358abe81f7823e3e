import { defineConfig } from "vitest/config";

// As in vitest.config.ts.
process.env["TZ"] = "America/Sao_Paulo";

/** Tests of the session, which need the storages and events of a page, and no document. */
const ofSession = [
  "src/console/lib/{safe-storage,with-cross-tab-lock}.test.ts",
  "src/console/session/{delegated-session,delegated-tokens,login-gate,return-path}.test.ts",
  "src/console/session/{refresher,session,session-calls,session-state,token-store,watch-session}.test.ts",
];

/** The tests that a mutant of the console's and the backend's secrets is held against: those that take a moment. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    // A mutant wants the tests of several files, which share what they import.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "src/console/session/{basic-credentials,jwt,session-events}.test.ts",
            "src/console/fields/{money,typed-amount}.test.ts",
            "src/backend/auth/{access-token,auth-keys,basic-credentials,key-ring}.test.ts",
            "src/backend/auth/{open-secrets,password-hash,password-rules,refresh-token}.test.ts",
            "generator/render/markdown.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "./src/console/testing/page-environment.ts",
          include: ofSession,
          // What a mutant keeps waiting for ever would be waited for; each of these tests takes milliseconds.
          testTimeout: 2_000,
        },
      },
      {
        extends: true,
        test: { name: "dom", environment: "jsdom", include: ["src/console/fields/sanitize-html.test.ts"] },
      },
    ],
  },
});
