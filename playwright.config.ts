import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import type { JourneyOptions } from "./e2e/journey.ts";
import { languageNames } from "./e2e/texts.ts";
import { findProduct, frameworkRoot, isInstalled, workspaceRoot } from "./generator/paths/product-paths.ts";

// Set by scripts/browser/journeys.ts: `npm run test:e2e`, or `entity-console journeys`.
const port = process.env["JOURNEYS_PORT"] ?? "8090";
const folder = process.env["JOURNEYS_DIR"];
const product = findProduct(process.env["PRODUCT"] || null);
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys of the framework with the first product, in addition to the product's own. */
const WITH_FOREIGN = path.join(frameworkRoot, "testing/first-product/journeys");

const BACKEND = isInstalled
  ? `node "${path.join(frameworkRoot, "scripts/package-cli.js")}" backend --product "${product.folder}"`
  : `node --import tsx scripts/backend.ts --product ${product.folder}`;

const QUIET_BROWSER = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  // Containers have little shared memory, and Chromium has no sandbox as root.
  "--disable-dev-shm-usage",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Journeys that do not depend on the language: accessibility, themes, the generator, other backends. */
const ONCE = [
  "accessibility.spec.ts",
  "codegen-watch.spec.ts",
  "failed-files.spec.ts",
  "first-pages.spec.ts",
  "first-row.spec.ts",
  "foreign-*.spec.ts",
  "inspector.spec.ts",
  "narrow.spec.ts",
  "own-sign-in-*.spec.ts",
  "sub-path.spec.ts",
  "theme.spec.ts",
  "without-mouse.spec.ts",
];

/** Tags of journeys that depend on the language, and of long ones. `npm run test:full` runs the rest. */
const LANGUAGES = /@languages/;
const LONG = /@full/;
/** They open the first records of each list for minutes; a journey at the same time could delete them. */
const SWEEPS = "every-scene.spec.ts";

/** They need servers of others, or backends with other settings: a run of their own. */
const SIGN_IN = ["foreign-sign-in-*.spec.ts", "own-sign-in-*.spec.ts"];

/** Journeys in the first language and in the others, by run (`JOURNEYS`). */
const RUNS = {
  usual: [
    { testIgnore: [SWEEPS, ...SIGN_IN], grepInvert: LONG },
    { testIgnore: [SWEEPS, ...ONCE], grep: LANGUAGES },
  ],
  rest: [
    { testIgnore: [SWEEPS, ...SIGN_IN], grep: LONG },
    { testIgnore: [SWEEPS, ...ONCE], grepInvert: LANGUAGES },
  ],
  sweeps: [{ testMatch: SWEEPS }],
  "sign-in": [{ testMatch: SIGN_IN }],
};
const asked = process.env["JOURNEYS"];
const run = asked === "rest" || asked === "sweeps" || asked === "sign-in" ? RUNS[asked] : RUNS.usual;

export default defineConfig<JourneyOptions>({
  testDir: existsSync(product.journeys) ? product.journeys : path.join(frameworkRoot, "e2e"),
  outputDir: path.join(workspaceRoot, "test-results"),
  // On two cores: a third of a journey is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  // A busy two-core machine takes seconds to render a form.
  expect: { timeout: 15_000 },
  reporter: "list",
  // In CI a failed test runs once more after all others, by itself. If it passes, it is flaky (scripts/test-runs/test-runs.ts).
  retries: process.env["CI"] ? 1 : 0,
  retryStrategy: "isolated",
  use: {
    baseURL,
    timezoneId: "America/Sao_Paulo",
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // A trace of every journey would add half of the time.
    trace: "on-first-retry",
    launchOptions: {
      args: QUIET_BROWSER,
      ...(process.env["CHROME_PATH"] ? { executablePath: process.env["CHROME_PATH"] } : {}),
    },
  },
  projects: (run.length === 1 ? languageNames.slice(0, 1) : languageNames).flatMap((language, index) => {
    const project = { use: { locale: language, language }, ...run[index === 0 ? 0 : 1] };
    const hasForeign = product.folder === "." && index === 0 && existsSync(WITH_FOREIGN);
    return [
      { name: language, ...project },
      ...(hasForeign ? [{ name: "other backends", testDir: WITH_FOREIGN, ...project }] : []),
    ];
  }),
  webServer: {
    command: BACKEND,
    // The processes of an installed package find the product in the current folder.
    cwd: workspaceRoot,
    url: `${baseURL}/health`,
    timeout: 120_000,
    stdout: "pipe",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: folder ? `${folder}/data` : `${product.data}/journeys`,
      CONSOLE_DIR: folder ? `${folder}/console` : product.dist,
      // All journeys sign in from one address.
      LOGIN_LIMIT: "1000000",
      // Two browsers on a busy machine must not exceed a limit.
      MAX_EVENT_LOOP_DELAY_MS: "0",
    },
  },
});
