import { existsSync } from "node:fs";
import path from "node:path";
import { findProduct, productFolders } from "../../generator/paths/product-paths.ts";
import { findDatabaseSuites } from "./database-suites.ts";
import { BACKEND, CONSOLE, GENERATOR, inShares, LONG, startsWith, type TestPart } from "./test-part.ts";
import { journeys, plain, projectsOf, sweptProducts, vitest } from "./test-steps.ts";
import { UNIT_PARTS } from "./unit-parts.ts";

/** The parts of `npm run test:full`: tests that take too long for `npm test`. Each part runs on its own. */
export const PARTS: readonly TestPart[] = [
  ...UNIT_PARTS,
  {
    name: "products",
    purpose: "tests and journeys of all products but the first",
    seconds: 300,
    paths: startsWith(`${GENERATOR}|${CONSOLE}|src/backend|testing`),
    steps: () => {
      const others = productFolders().slice(1);
      return others.length === 0
        ? []
        : [
            vitest("tests of the other products", projectsOf(others).join(" ")),
            ...others.map((product) => journeys(product, "usual")),
          ];
    },
  },
  ...inShares("journeys", 3, (share) => ({
    purpose: "journeys that npm test leaves out: long ones, and the other languages",
    seconds: 270,
    paths: startsWith(`${CONSOLE}|src/backend`),
    steps: () => productFolders().map((product) => journeys(product, "rest", share)),
  })),
  ...inShares("sweeps", 4, (share) => ({
    purpose: "every screen, menu and dialog in every theme: accessibility and layout",
    seconds: 300,
    paths: startsWith(CONSOLE),
    steps: () => sweptProducts().map((product) => journeys(product, "sweeps", share)),
  })),
  {
    name: "mutants",
    purpose: "statements of the specification, broken one at a time: the named test must fail",
    seconds: 370,
    paths: startsWith("src|generator|testing/mutants|scripts/test-runs/mutants"),
    steps: () => [plain("mutants of the specification", "npm run --silent mutants")],
  },
  {
    name: "postgresql",
    purpose: "the backend's database suites on PostgreSQL",
    seconds: 300,
    paths: startsWith(BACKEND),
    steps: () => [
      vitest("database suites on PostgreSQL", findDatabaseSuites().join(" "), {
        ...LONG,
        TEST_DATABASES: "postgresql",
      }),
    ],
  },
  {
    name: "faults",
    purpose: "killed, frozen and overloaded servers, full disks, power loss, the generator's bundle",
    seconds: 400,
    paths: startsWith(`${BACKEND}|generator|scripts/(codegen|migrations)|src/product/backend`),
    steps: () => [vitest("faults, load and power loss", "--project faults", { ...LONG, KILL_RUNS: "5" })],
  },
  {
    name: "list-attack",
    purpose: "one reader sends the slowest lists, twelve at once, while others work",
    seconds: 150,
    paths: startsWith(`${BACKEND}|scripts/faults`),
    steps: () => [
      // A loaded machine adds noise to the ratio; docs/benchmarks.md has the figures of a long run.
      plain("the slowest lists of one reader", "npm run --silent list-attack -- --rows 50000 --seconds 6 --ratio 6"),
    ],
  },
  {
    name: "list-walk",
    purpose:
      "the statements of each order, filter, pair, group and search of the first product's lists, on 200,000 rows",
    seconds: 240,
    paths: startsWith(
      "src/backend/(entities|database)|generated/backend|generator/(emit|model)|src/contract|scripts/faults",
    ),
    steps: () => (productFolders().includes(".") ? [plain("requests of lists", "npm run --silent list-walk")] : []),
  },
  {
    name: "previous-release",
    purpose: "the program of the base commit works while the current one migrates its database",
    seconds: 120,
    paths: startsWith(`${BACKEND}|src/product/backend|scripts/(faults|migrations)`),
    // The programs are started by their `main.ts`, which not every product has.
    steps: () =>
      productFolders()
        .filter((product) => existsSync(path.join(path.dirname(findProduct(product).backendProduct), "main.ts")))
        .map((product) =>
          plain(`the previous program of ${product}`, `npm run --silent previous-release -- --product ${product}`),
        ),
  },
  {
    name: "foreign-sign-in",
    purpose: "sign-in to real servers (Django REST framework, OpenID providers), and second factors",
    seconds: 200,
    paths: startsWith(
      "src/console/(session|api|app|staff)|src/contract/(backend-auth|factors)|src/backend/(auth|routes)|testing/foreign-servers|e2e/.*(sign-in|factor)|package",
    ),
    steps: () => [journeys("testing/fixture", "sign-in")],
  },
  {
    name: "arabic-shop",
    purpose: "a product from right to left, in wide and narrow windows",
    seconds: 80,
    paths: startsWith(`${GENERATOR}|${CONSOLE}|scripts/products/arabic-shop`),
    steps: () => [plain("an Arabic shop, clicked through", "npm run --silent arabic-shop")],
  },
  {
    name: "foreign-shop",
    purpose: "try-backend and a console with real servers: Django, json-server, Feathers, JSON:API, GraphQL",
    seconds: 150,
    paths: startsWith(
      `${GENERATOR}|src/console|testing/(foreign-servers|adapters)|scripts/(products/foreign-shop|try-backend)`,
    ),
    steps: () => [plain("a shop by five real servers", "npm run --silent foreign-shop")],
  },
  {
    name: "import-documents",
    purpose: "documents and schemas of others, imported and generated",
    seconds: 320,
    paths: startsWith(`${GENERATOR}|testing/documents|scripts/products/import-documents`),
    steps: () => [
      plain("documents of others, imported", "npm run --silent import-documents -- --documents"),
      vitest(
        "800 random and broken documents, imported",
        "--project generation generator/import/any-document.test.ts generator/import/mutated-documents.test.ts",
        { ...LONG, RANDOM_DOCUMENTS: "200" },
      ),
    ],
  },
  {
    name: "import-servers",
    purpose: "products from the documents of four real servers: their records, listed in a browser",
    seconds: 190,
    paths: startsWith(`${GENERATOR}|testing/(foreign-servers|documents)|scripts/products/import-documents`),
    steps: () => [plain("records of four real servers", "npm run --silent import-documents -- --servers")],
  },
  {
    name: "openapi",
    purpose: "the OpenAPI documents in the tools of others",
    seconds: 60,
    paths: startsWith(`${GENERATOR}|generated|src/backend/http|examples`),
    steps: () => [plain("OpenAPI documents in other tools", "npm run --silent openapi-check")],
  },
  {
    name: "random-edits",
    purpose: "2,000 random edits of specs",
    seconds: 60,
    paths: startsWith(GENERATOR),
    steps: () => [
      vitest("2,000 random edits of specs", "--project generation generator/random-edits.test.ts", {
        ...LONG,
        RANDOM_EDITS: "2000",
      }),
    ],
  },
  {
    name: "random-products",
    purpose: "a generated product of 40 random entities, compiled, started and written to",
    seconds: 150,
    paths: startsWith(`${GENERATOR}|${BACKEND}`),
    steps: () => [
      plain("a product of 40 random entities", "npm run --silent random-products -- --entities 40 --seed 4"),
    ],
  },
  {
    name: "random-screens",
    purpose: "the screens of 12 random entities",
    seconds: 110,
    paths: startsWith(`${GENERATOR}|${CONSOLE}`),
    steps: () => [
      plain("screens of 12 random entities", "npm run --silent random-products -- --entities 12 --seed 7 --screens"),
    ],
  },
  {
    name: "fresh-products",
    purpose: "20 products as init writes them, of random shape, clicked through",
    seconds: 480,
    paths: startsWith(`${GENERATOR}|${CONSOLE}|scripts/(build/chunk|products/fresh)`),
    steps: () => [plain("20 fresh products, clicked through", "npm run --silent fresh-products -- --runs 20")],
  },
  {
    name: "guides",
    purpose: "docs/adopting.md and docs/deploying.md, followed step by step",
    seconds: 600,
    paths: startsWith(
      `${GENERATOR}|docs/(adopting|deploying)|deploy/|scripts/(guides|build|backend|start)|src/backend/(commands|config)`,
    ),
    steps: () => [
      plain("docs/adopting.md, followed", "npm run --silent follow-guide"),
      plain("docs/deploying.md, followed", "npm run --silent follow-deploying"),
    ],
  },
  {
    name: "node-versions",
    purpose: "newer versions of Node",
    seconds: 60,
    paths: startsWith("package|scripts/(build|backend|start|checks/node)|src/backend"),
    steps: () => [plain("newer versions of Node", "npm run --silent node-versions")],
  },
  {
    name: "framework-alone",
    purpose: "checks and tests of the framework without its products",
    seconds: 450,
    paths: startsWith(
      "src/console|src/backend|src/contract|src/kinds|generator|scripts|testing|vitest|package|tsconfig",
    ),
    steps: () => [plain("the framework without a product", "npm run --silent framework-alone")],
  },
];
