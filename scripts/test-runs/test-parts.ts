import { productFolders } from "../../generator/places/product-places.ts";
import { findDatabaseSuites } from "./database-suites.ts";
import { LONG_PRODUCT_TESTS } from "./long-tests.ts";
import { journeys, plain, projectsOf, sweptProducts, type TestStep, vitest } from "./test-steps.ts";

/** A named part of `npm run test:full`. */
export interface TestPart {
  readonly name: string;
  readonly purpose: string;
  /** Paths from the root. A change to one of them can make this part fail. */
  readonly paths: RegExp;
  steps(): readonly TestStep[];
}

const GENERATOR = "generator|templates|src/contract|src/kinds|package";
const CONSOLE =
  "src/console|src/contract|src/kinds|src/product|testing/first-product|generated|examples|e2e|playwright|vite|package";
const BACKEND = "src/backend|src/lock|src/contract|src/kinds|generated|examples|testing|package";

/** Environment in which the projects of long tests exist. */
const LONG = { LONG_TESTS: "1" };

const startsWith = (prefixes: string) => new RegExp(`^(${prefixes})`);

/** The parts of `npm run test:full`: tests that take too long for `npm test`. Each part runs on its own. */
export const PARTS: readonly TestPart[] = [
  {
    name: "products",
    purpose: "tests and journeys of all products but the first",
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
  {
    name: "journeys",
    purpose: "journeys that npm test leaves out: long ones, and the other languages",
    paths: startsWith(`${CONSOLE}|src/backend`),
    steps: () => productFolders().map((product) => journeys(product, "rest")),
  },
  {
    name: "sweeps",
    purpose: "every screen, menu and dialog in every theme: accessibility and layout",
    paths: startsWith(CONSOLE),
    steps: () => sweptProducts().map((product) => journeys(product, "sweeps")),
  },
  {
    name: "mutants",
    purpose: "statements of the specification, broken one at a time: the named test must fail",
    paths: startsWith("src|generator|testing/mutants|scripts/test-runs/mutants"),
    steps: () => [plain("mutants of the specification", "npm run --silent mutants")],
  },
  {
    name: "postgresql",
    purpose: "the backend's database suites on PostgreSQL",
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
    paths: startsWith(`${BACKEND}|generator|scripts/(codegen|migrations)|src/product/backend`),
    steps: () => [
      vitest("faults, load and power loss", "--project faults", LONG),
      plain("no write is lost when the process is killed", "npm run --silent kill-test -- --runs 3"),
    ],
  },
  {
    name: "list-attack",
    purpose: "one reader sends the slowest lists, twelve at once, while others work",
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
    paths: startsWith(
      "src/backend/(entities|database)|generated/backend|generator/(emit|model)|src/contract|scripts/faults",
    ),
    steps: () => (productFolders().includes(".") ? [plain("requests of lists", "npm run --silent list-walk")] : []),
  },
  {
    name: "previous-release",
    purpose: "the program of the base commit works while the current one migrates its database",
    paths: startsWith(`${BACKEND}|src/product/backend|scripts/(faults|migrations)`),
    steps: () =>
      productFolders().map((product) =>
        plain(`the previous program of ${product}`, `npm run --silent previous-release -- --product ${product}`),
      ),
  },
  {
    name: "operation",
    purpose: "commands of operators, the upkeep of databases, and wrong arguments of commands",
    paths: startsWith(`${BACKEND}|scripts`),
    steps: () => [vitest("commands and upkeep", "--project operation", LONG)],
  },
  {
    name: "compiler",
    purpose: "the compiler, an editor's server and the bundler with generated code",
    paths: startsWith(`${GENERATOR}|scripts|tsconfig|vite`),
    steps: () => [vitest("compiler, editor and bundler", "--project compiler", LONG)],
  },
  {
    name: "first-product",
    purpose: "orders of lists and README's example, with the first product",
    paths: startsWith(`${GENERATOR}|${BACKEND}|schema|README|testing/first-product`),
    steps: () =>
      productFolders().includes(".")
        ? [vitest("the first product's long tests", `--project product ${LONG_PRODUCT_TESTS.join(" ")}`, LONG)]
        : [],
  },
  {
    name: "foreign-forms",
    purpose: "forms over all twelve foreign backends",
    paths: startsWith(CONSOLE),
    steps: () => [
      vitest(
        "forms over twelve foreign backends",
        "--project product-dom testing/first-product/foreign-backend.test.tsx",
        { ...LONG, EVERY_HABIT: "1" },
      ),
    ],
  },
  {
    name: "foreign-sign-in",
    purpose: "sign-in to real servers (Django REST framework, OpenID providers), and second factors",
    paths: startsWith(
      "src/console/(session|api|app|staff)|src/contract/(backend-auth|factors)|src/backend/(auth|routes)|testing/foreign-servers|e2e/.*(sign-in|factor)|package",
    ),
    steps: () => [journeys("testing/fixture", "sign-in")],
  },
  {
    name: "arabic-shop",
    purpose: "a product from right to left, in wide and narrow windows",
    paths: startsWith(`${GENERATOR}|${CONSOLE}|scripts/products/arabic-shop`),
    steps: () => [plain("an Arabic shop, clicked through", "npm run --silent arabic-shop")],
  },
  {
    name: "foreign-shop",
    purpose: "try-backend and a console with real servers: Django, json-server, Feathers, JSON:API, GraphQL",
    paths: startsWith(
      `${GENERATOR}|src/console|testing/(foreign-servers|adapters)|scripts/(products/foreign-shop|try-backend)`,
    ),
    steps: () => [plain("a shop by five real servers", "npm run --silent foreign-shop")],
  },
  {
    name: "import-documents",
    purpose: "documents and schemas of others, imported and generated",
    paths: startsWith(`${GENERATOR}|testing/documents|scripts/products/import-documents`),
    steps: () => [
      plain("documents of others, imported", "npm run --silent import-documents -- --documents"),
      vitest(
        "800 random and broken documents, imported",
        "--project node generator/import/any-document.test.ts generator/import/mutated-documents.test.ts",
        {
          RANDOM_DOCUMENTS: "200",
        },
      ),
    ],
  },
  {
    name: "import-servers",
    purpose: "products from the documents of four real servers: their records, listed in a browser",
    paths: startsWith(`${GENERATOR}|testing/(foreign-servers|documents)|scripts/products/import-documents`),
    steps: () => [plain("records of four real servers", "npm run --silent import-documents -- --servers")],
  },
  {
    name: "openapi",
    purpose: "the OpenAPI documents in the tools of others",
    paths: startsWith(`${GENERATOR}|generated|src/backend/http|examples`),
    steps: () => [plain("OpenAPI documents in other tools", "npm run --silent openapi-check")],
  },
  {
    name: "random-edits",
    purpose: "2,000 random edits of specs",
    paths: startsWith(GENERATOR),
    steps: () => [
      vitest("2,000 random edits of specs", "--project node generator/random-edits.test.ts", { RANDOM_EDITS: "2000" }),
    ],
  },
  {
    name: "random-products",
    purpose: "a generated product of 40 random entities, compiled, started and written to",
    paths: startsWith(`${GENERATOR}|${BACKEND}`),
    steps: () => [
      plain("a product of 40 random entities", "npm run --silent random-products -- --entities 40 --seed 4"),
    ],
  },
  {
    name: "random-screens",
    purpose: "the screens of 12 random entities",
    paths: startsWith(`${GENERATOR}|${CONSOLE}`),
    steps: () => [
      plain("screens of 12 random entities", "npm run --silent random-products -- --entities 12 --seed 7 --screens"),
    ],
  },
  {
    name: "fresh-products",
    purpose: "20 products as init writes them, of random shape, clicked through",
    paths: startsWith(`${GENERATOR}|${CONSOLE}|scripts/(build/chunk|products/fresh)`),
    steps: () => [plain("20 fresh products, clicked through", "npm run --silent fresh-products -- --runs 20")],
  },
  {
    name: "guides",
    purpose: "docs/adopting.md and docs/deploying.md, followed step by step",
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
    paths: startsWith("package|scripts/(build|backend|start|checks/node)|src/backend"),
    steps: () => [plain("newer versions of Node", "npm run --silent node-versions")],
  },
  {
    name: "framework-alone",
    purpose: "checks and tests of the framework without its products",
    paths: startsWith(
      "src/console|src/backend|src/contract|src/kinds|generator|scripts|testing|vitest|package|tsconfig",
    ),
    steps: () => [plain("the framework without a product", "npm run --silent framework-alone")],
  },
];
