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
    "jobs, seed, commands <- app.ts. What answers one call is built of what serves all of them, never known by it.",
  severity: "error",
  from: { path: `^src/backend/${floor}`, pathNot: TESTS },
  to: { path: "^src/backend/", pathNot: `^src/backend/(${BACKEND_FLOORS.slice(0, index + 1).join("|")})` },
}));

/** The generator's stages in order: each may import earlier ones, for the stated reason. */
const GENERATOR_STAGES = [
  ["places/", "Where a product's parts are is asked by every stage, and depends on none."],
  ["diagnostics/", "Every stage reports mistakes in the same form, so that form knows none of them."],
  ["vocabulary/", "What a spec may say is stated once, apart from the code that reads it."],
  ["read/", "Reading is over before anything is understood: it hands on syntax, types and values."],
  ["model/", "The model is built of what was read, and knows no output."],
  ["render/", "Templates and literals serve every emitter and know none."],
  ["labels/", "Texts are made of the model and of the label files, and printed by whoever needs them."],
  ["emit/", "An emitter returns files in memory, and knows nothing of the disk they may reach."],
  ["write/", "Files are compared and written whatever is in them, and whoever asked for it."],
  [
    "(compare|explain|import)/",
    "Questions about a spec are answered from its model and its output, and a spec is written from a foreign source, without a command line.",
  ],
  ["upgrade/", "Former imports are rewritten from their syntax, whatever the spec contains."],
  ["editor/", "An editor checks a spec as the pipeline does, and writes nothing."],
  ["[^/]+\\.ts$", "The pipeline joins the stages; a command line is one of its users."],
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

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Files that need each other are one file, or lack a third one under both.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "framework-knows-no-product",
      comment: "A product is handed in: whoever writes another one changes no file of the framework.",
      severity: "error",
      from: { path: "^(src/(console|backend|contract|kinds)|generator)/" },
      to: { path: "^(schema|generated|examples|src/product)/" },
    },
    ...publicApiRules,
    {
      name: "schema-is-a-leaf",
      comment: "schema/ says what the product is; it imports nothing but the words it is written in, as types.",
      severity: "error",
      from: { path: "^schema/", pathNot: TESTS },
      to: { pathNot: "^(schema|generator/vocabulary)/|^src/public/spec\\.ts$" },
    },
    {
      name: "schema-is-types-to-the-app",
      comment: "At run time the app knows what was generated from schema/, never schema/ itself.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: TESTS },
      to: { path: "^schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "contract-is-a-leaf",
      comment: "src/contract is what generated code is written against; it imports no other part of the project.",
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
      comment:
        "The generator runs in Node and knows nothing of React or Fastify; of src/ it may use what both stand on.",
      severity: "error",
      from: { path: "^generator/", pathNot: TESTS },
      to: { path: "^(src/(?!(contract|lock|kinds)/)|generated/)" },
    },
    {
      name: "app-never-sees-the-generator",
      comment: "The app is written against what the generator prints; a product's own emitters are part of it.",
      severity: "error",
      from: { path: "^(src|generated|examples)/", pathNot: `${TESTS}|(^src/product|/src)/emitters/` },
      to: { path: "^(generator/(?!vocabulary/)|templates/)" },
    },
    {
      name: "emitters-are-pure",
      comment:
        "Model in, text out: an emitter reads no disk and writes none, so that all is rendered before any is written.",
      severity: "error",
      from: { path: "^generator/emit/", pathNot: TESTS },
      to: { path: "^(generator/read/|(node:)?(fs|child_process|http|https|net)(/|$))" },
    },
    {
      name: "the-model-is-pure",
      comment: "The model is made of what was read, in memory: the same spec gives the same model everywhere.",
      severity: "error",
      from: { path: "^generator/model/", pathNot: TESTS },
      to: { path: "^(node:)?(fs|child_process|http|https|net)(/|$)" },
    },
    {
      name: "console-and-backend-are-strangers",
      comment: "They meet over HTTP and share the contract: the console must run against anyone's backend.",
      severity: "error",
      from: { path: "^src/(console|backend)/" },
      to: { path: "^src/(console|backend)/", pathNot: "^src/$1/" },
    },
    {
      name: "the-foreign-backend-is-foreign",
      comment:
        "It and its records are written from docs/specification.md with Node alone: a mistake in what it shared with the " +
        "console would be on both sides, where no test sees it.",
      severity: "error",
      from: { path: "^testing/foreign-backend/|/e2e/foreign-[a-z]+\\.ts$" },
      to: { pathNot: "^testing/foreign-backend/", dependencyTypesNot: ["core"] },
    },
    ...consoleLayers,
    ...generatorOneWayStreet,
    ...backendOneWayStreet,
    {
      name: "no-screen-to-screen",
      comment: "Screens meet in the address bar: a link from one to another, never an import.",
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
        "What the backend imports must be there after `npm ci --omit=dev`; the console is built before. Drawn demo data is loaded where it is asked for, in development.",
      severity: "error",
      from: {
        path: "^(src/(backend|contract|lock|product/backend)|generated/backend)/",
        pathNot: `${TESTS}|^src/contract/draw|/arbitraries/|/seed/`,
      },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that leads nowhere hides from every rule above.",
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
