import { tmpdir } from "node:os";
import path from "node:path";
import generator from "./stryker.config.mjs";

/** Mutation testing of sign-in, money and sanitizing (docs/mutation.md): `npm run mutation`. */
export default {
  ...generator,
  vitest: { configFile: "vitest.mutation-console.config.ts" },
  mutate: [
    "src/console/session/*.ts",
    "src/kinds/{money/amount-text,money/typed-amount,html/sanitize-html}.ts",
    // Request tests cover code that needs a database.
    "src/backend/auth/{access-token,auth-keys,basic-credentials,key-ring,password-hash,password-rules,refresh-token}.ts",
    "generator/render/markdown.ts",
    "!**/*.test.ts",
  ],
  tempDirName: path.join(tmpdir(), "console-mutants-of-secrets"),
  ignorePatterns: ["/dist", "/e2e", "/docs", "/test-results", "/.data", "/generated", "/generator/testing"],
  incrementalFile: "node_modules/.cache/mutation-console.json",
  htmlReporter: { fileName: "node_modules/.cache/mutation-console/report.html" },
  jsonReporter: { fileName: "node_modules/.cache/mutation-console/report.json" },
};
