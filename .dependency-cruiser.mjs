import { readdirSync } from "node:fs";
import { consoleLayers, TESTS } from "./scripts/checks/console-layers.mjs";
import { kindRules } from "./scripts/checks/conventions/kind-rules.mjs";
import { publicApiRules } from "./scripts/checks/conventions/public-api-rules.mjs";

/**
 * The direction of imports (ARCHITECTURE.md). Each rule's comment has its reason.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */

/**
 * The backend's layers, lowest first; files directly in `src/backend` (`app.ts`, `server.ts`, `main.ts`) are above
 * them.
 */
const BACKEND_FLOORS = [
  "config/",
  "http/",
  "database/",
  "auth/",
  "context/",
  "writes/",
  "entities/",
  "product\\.ts$",
  "(routes|jobs|seed|commands)/",
];

const backendOneWayStreet = BACKEND_FLOORS.map((floor, index) => ({
  name: "backend-one-way-street",
  comment:
    "Inside the backend: config <- http <- database <- auth <- context <- writes <- entities <- product.ts <- routes, " +
    "jobs, seed, commands <- app.ts. Shared code does not depend on the code that uses it.",
  severity: "error",
  from: { path: `^src/backend/${floor}`, pathNot: TESTS },
  to: { path: "^src/backend/", pathNot: `^src/backend/(${BACKEND_FLOORS.slice(0, index + 1).join("|")})` },
}));

/** The generator's stages in order: each may import earlier ones, for the stated reason. */
const GENERATOR_STAGES = [
  ["paths/", "Every stage needs the paths of a product, and the paths depend on no stage."],
  ["diagnostics/", "All stages report mistakes in the same format, which depends on none of them."],
  ["vocabulary/", "The types of a spec are independent of the code that reads it."],
  ["read/", "Reading returns syntax, types and values. It does not interpret them."],
  ["model/", "The model is built from what was read, and does not depend on any output."],
  ["render/", "All emitters share templates and literals."],
  ["labels/", "Texts come from the model and the label files. Emitters and commands print them."],
  ["emit/", "An emitter returns files in memory and does not access the disk."],
  ["write/", "Comparing and writing files does not depend on their content or on the command."],
  [
    "(compare|explain|import)/",
    "Explaining, comparing and importing a spec needs its model and output, but no command line.",
  ],
  ["upgrade/", "An upgrade rewrites imports by their syntax, without reading the spec."],
  ["editor/", "An editor checks a spec as the pipeline does, and writes nothing."],
  ["[^/]+\\.ts$", "The pipeline calls the stages. The command line is one of its callers."],
];

const generatorOneWayStreet = GENERATOR_STAGES.map(([stage, comment], index) => ({
  name: "generator-one-way-street",
  comment,
  severity: "error",
  from: { path: `^generator/${stage}`, pathNot: TESTS },
  to: {
    path: `^generator/(cli/|${
      GENERATOR_STAGES.slice(index + 1)
        .map(([later]) => later)
        .join("|") || "-"
    })`,
  },
}));

// A rule for a folder that was renamed would forbid nothing.
const LAYERED = { "src/backend": BACKEND_FLOORS, generator: GENERATOR_STAGES.map(([stage]) => stage) };
for (const [folder, layers] of Object.entries(LAYERED)) {
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true });
  for (const layer of layers.filter((pattern) => !files.some((file) => new RegExp(`^${pattern}`).test(file)))) {
    throw new Error(`.dependency-cruiser.mjs: no file of ${folder} matches ${layer}`);
  }
}

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Files that import each other should be one file, or should share a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "framework-knows-no-product",
      comment: "The product is passed in, so that another product needs no changes in the framework.",
      severity: "error",
      from: { path: "^(src/(console|backend|contract|kinds)|generator)/" },
      to: { path: "^(schema|generated|examples|src/product)/" },
    },
    ...publicApiRules,
    {
      name: "schema-is-a-leaf",
      comment: "schema/ describes the product. It imports only the types of the spec.",
      severity: "error",
      from: { path: "^schema/", pathNot: TESTS },
      to: { pathNot: "^(schema|generator/vocabulary)/|^src/public/spec\\.ts$" },
    },
    {
      name: "schema-is-types-to-the-app",
      comment: "At run time the app imports generated code, never schema/ itself.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: TESTS },
      to: { path: "^schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "contract-is-a-leaf",
      comment: "Generated code imports src/contract, which imports no other part of the project.",
      severity: "error",
      from: { path: "^src/contract/", pathNot: TESTS },
      to: { pathNot: "^src/contract/|node_modules/(ajv|ajv-formats|fast-check)/" },
    },
    ...kindRules,
    {
      name: "the-lock-is-a-leaf",
      comment: "src/lock serves the generator and the backend, which may not import each other: it imports neither.",
      severity: "error",
      from: { path: "^src/lock/", pathNot: TESTS },
      to: { pathNot: "^src/lock/", dependencyTypesNot: ["core"] },
    },
    {
      name: "generator-never-sees-the-app",
      comment: "The generator runs in Node, without React or Fastify. It may import what console and backend share.",
      severity: "error",
      from: { path: "^generator/", pathNot: TESTS },
      to: { path: "^(src/(?!(contract|lock|kinds)/)|generated/)" },
    },
    {
      name: "app-never-sees-the-generator",
      comment: "The app imports generated code, not the generator. A product's own emitters are the exception.",
      severity: "error",
      from: { path: "^(src|generated|examples)/", pathNot: `${TESTS}|(^src/product|/src)/emitters/` },
      to: { path: "^(generator/(?!vocabulary/)|templates/)" },
    },
    {
      name: "emitters-are-pure",
      comment:
        "Model in, text out. Emitters do not access the disk, so that everything is rendered before a file is written.",
      severity: "error",
      from: { path: "^generator/emit/", pathNot: TESTS },
      to: { path: "^(generator/read/|(node:)?(fs|child_process|http|https|net)(/|$))" },
    },
    {
      name: "the-model-is-pure",
      comment: "The model is built in memory from what was read: the same spec gives the same model everywhere.",
      severity: "error",
      from: { path: "^generator/model/", pathNot: TESTS },
      to: { path: "^(node:)?(fs|child_process|http|https|net)(/|$)" },
    },
    {
      name: "console-and-backend-are-strangers",
      comment: "They communicate over HTTP and share the contract only: the console must run with any backend.",
      severity: "error",
      from: { path: "^src/(console|backend)/" },
      to: { path: "^src/(console|backend)/", pathNot: "^src/$1/" },
    },
    {
      name: "the-foreign-backend-is-foreign",
      comment:
        "It is written from docs/specification.md with Node only. If it shared code with the console, no test could find " +
        "a mistake in that code.",
      severity: "error",
      from: { path: "^testing/foreign-backend/|/e2e/foreign-[a-z]+\\.ts$" },
      to: { pathNot: "^testing/foreign-backend/", dependencyTypesNot: ["core"] },
    },
    ...consoleLayers,
    ...generatorOneWayStreet,
    ...backendOneWayStreet,
    {
      name: "no-screen-to-screen",
      comment: "Screens are connected by links, never by imports.",
      severity: "error",
      from: { path: "^src/console/.*-screen\\.tsx$" },
      to: { path: "^src/console/.*-screen\\.tsx$" },
    },
    {
      name: "the-product-stands-alone",
      comment: "Scripts, journeys and tests use the product; the product does not use them.",
      severity: "error",
      from: { path: "^(schema|generator|generated|src)/", pathNot: `${TESTS}|^src/public/(vitest|generated/testing)` },
      to: { path: `^(scripts|e2e)/|${TESTS}` },
    },
    {
      name: "test-helpers-stay-below",
      comment:
        "Scripts and products use the backend's test helpers, so the helpers import neither: tests of any product can use them.",
      severity: "error",
      from: { path: "^src/backend/testing/" },
      to: { path: "^(scripts|testing|e2e|examples|generated|src/product)/" },
    },
    {
      name: "the-product-runs-on-dependencies",
      comment:
        "What the backend imports must be installed by `npm ci --omit=dev`. The console is built before. Random demo data is loaded on demand, in development only.",
      severity: "error",
      from: {
        path: "^(src/(backend|contract|lock|product/backend)|generated/backend)/",
        pathNot: `${TESTS}|/arbitraries/|/seed/`,
      },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-unresolved",
      comment: "No rule above applies to an import that cannot be resolved.",
      severity: "error",
      from: {},
      // The product that Vitest provides to a test of the console.
      to: { couldNotResolve: true, pathNot: "^virtual:(backend-)?product$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Specs of the generator's tests, some of them invalid on purpose.
    exclude: { path: "^generator/testing/(fixtures|diagnostics)/" },
    tsConfig: { fileName: "tsconfig.json" },
    // Type-only imports count too: they couple modules as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts", ".json"],
    },
  },
};
