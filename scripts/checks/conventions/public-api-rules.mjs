/** The hand-written and generated code of every product. */
const PRODUCTS = "^(schema|generated|examples|src/product|testing/fixture)/";

const FRAMEWORK =
  "^(src/(console|backend|contract|kinds|lock|public)|generator|templates|e2e|scripts|testing/(?!fixture/))/";

const ENTRIES = "^(src/public/|generator/index\\.ts$)";

/** Who may import the package's entries, and what these may import: part of `.dependency-cruiser.mjs`. */
export const publicApiRules = [
  {
    name: "products-use-the-public-api",
    comment:
      "A product imports the framework as `entity-console/<entry>`, so that all else may change, and the product may " +
      "lie anywhere.",
    severity: "error",
    from: { path: PRODUCTS },
    to: { path: FRAMEWORK, pathNot: ENTRIES },
  },
  {
    name: "products-use-the-public-api-by-name",
    comment: "A path such as `../../src/public/spec.ts` exists in this repository only.",
    severity: "error",
    from: { path: PRODUCTS },
    to: { path: "^(src/public|generator)/", dependencyTypes: ["local"] },
  },
  {
    name: "entries-are-for-products",
    comment: "The framework imports its modules directly: an entry would load much more, and make cycles.",
    severity: "error",
    from: { path: "^(src/(console|backend|contract|kinds|lock|public)|generator)/" },
    to: { path: "^src/public/" },
  },
  {
    name: "entries-run-where-they-are-used",
    comment:
      "The generator and the backend run `kinds`, `generated` and `arbitraries`; the console never loads the backend.",
    severity: "error",
    from: { path: "^src/public/((kinds|generated|arbitraries|backend)\\.ts|testing/backend\\.ts)$" },
    to: { path: "^src/(console|kinds/(?!(formats|own-kind|kinds)\\.ts$))" },
  },
  {
    name: "entries-run-where-they-are-used",
    comment: "The browser loads these entries: nothing of Node's side is in them.",
    severity: "error",
    from: { path: "^src/public/", pathNot: "^src/public/(backend|testing/(backend|journeys))\\.ts$" },
    to: { path: "^src/backend/" },
  },
  {
    name: "generated-code-has-entries",
    comment:
      "Generated code imports schema/ (types), packages, and the entries `generated…` and `arbitraries`: they change " +
      "with the generator.",
    severity: "error",
    from: { path: "(^|/)generated/", pathNot: "^src/public/" },
    to: {
      pathNot: "(^|/)(generated|schema)/|^src/public/(generated|arbitraries)\\.ts$|node_modules/",
      dependencyTypesNot: ["core"],
    },
  },
];
