/** The half of the kinds of field that every part of the project may import. */
const PURE_KINDS = "^src/kinds/(?:[^/]+/(?:kind|format)|kind|kinds|formats|own-kind|decimal-column|open-object)\\.ts$";

const TESTS = "\\.test(-d)?\\.tsx?$|/testing/|/e2e/";

/** Which way imports may go between the kinds of field and the rest: part of `.dependency-cruiser.mjs`. */
export const kindRules = [
  {
    name: "kinds-have-a-pure-half",
    comment:
      "A kind's `kind.ts` runs in Node and in the browser: it imports the contract and Ajv's formats, nothing else.",
    severity: "error",
    from: { path: PURE_KINDS },
    to: { pathNot: `${PURE_KINDS}|^src/contract/|node_modules/(ajv|ajv-formats)/` },
  },
  {
    name: "kinds-have-a-browser-half",
    comment:
      "Displays, cells and filters of a kind run in the browser: they import nothing of Node's side, and no screen.",
    severity: "error",
    from: { path: "^src/kinds/", pathNot: `${PURE_KINDS}|${TESTS}` },
    to: {
      path: "^(generator|src/(backend|lock|console/(crud|home|app)))/|^(node:)?(fs|child_process|http|https|net)(/|$)",
    },
  },
  {
    name: "browser-halves-are-for-screens",
    comment:
      "Screens and products render kinds: the generator, the backend and the console's lower layers import only the pure half.",
    severity: "error",
    from: {
      path: "^(generator|src/backend|src/contract|src/console/(lib|ui|api|i18n|notify|theme|session|data|fields))/",
      pathNot: TESTS,
    },
    to: { path: "^src/kinds/", pathNot: PURE_KINDS },
  },
];
