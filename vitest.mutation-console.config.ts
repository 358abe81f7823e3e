import { defineConfig } from "vitest/config";

// As in vitest.config.ts.
process.env["TZ"] = "America/Sao_Paulo";

/** Tests of the session, which need storage and events of a page, but no document. */
const ofSession = [
  "src/console/lib/{safe-storage,with-cross-tab-lock}.test.ts",
  "src/console/session/{delegated-session,delegated-tokens,login-gate,return-path}.test.ts",
  "src/console/session/{refresher,session,session-calls,session-state,token-store,watch-session}.test.ts",
];

/** Fast tests for mutants of the console's and the backend's security code. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    // A mutant needs tests of several files, which share their imports.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "src/console/session/{basic-credentials,jwt,session-events}.test.ts",
            "src/kinds/money/{amount-text,typed-amount}.test.ts",
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
          // Ends mutants that wait for ever; each of these tests takes milliseconds.
          testTimeout: 2_000,
        },
      },
      {
        extends: true,
        test: { name: "dom", environment: "jsdom", include: ["src/kinds/html/sanitize-html.test.ts"] },
      },
    ],
  },
});
