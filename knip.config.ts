import type { KnipConfig } from "knip";

/** The handwritten folders of every product. */
const PRODUCTS = "{src/product,examples/*/src,testing/fixture/src}";

const config: KnipConfig = {
  entry: [
    // npm scripts are found in package.json; these are run by other scripts, by CI or by hand.
    "scripts/*.{ts,js}",
    "scripts/{migrations/migrations,products/exercise-product,build/backend.config}.ts",
    "scripts/{bench/baseline-server,test-runs/mutants/worker}.ts",
    "scripts/faults/soak-probe.js",
    // The launcher bundles the modules that it runs; the tool runs by hand and in `npm run dev`.
    "generator/cli/main.ts",
    // Loaded by the TypeScript server, and by the plugin as a thread.
    "generator/editor/{source-plugin,source-worker}.cjs",
    "generator/editor/{typescript-plugin,worker}.ts",
    // Emitters that products add to the generator.
    `${PRODUCTS}/emitters/*.ts`,
    // Kinds of field that products add: the generator loads their registry by path.
    `${PRODUCTS}/kinds/kinds.ts`,
    // Types whose comments docs/spec-reference.md prints.
    "generator/vocabulary/tags.ts",
    // API for these kinds.
    "src/kinds/{own-kind,browser-half}.ts",
    "e2e/*.spec.ts",
    // Entry files of a product are found by path, not imported.
    `${PRODUCTS}/console/{main.tsx,product.ts}`,
    `${PRODUCTS}/backend/{main,product,own-tables}.ts`,
    `${PRODUCTS}/e2e/{*.spec,pictures}.ts`,
    // API for screens and journeys of products, used here or not.
    "src/console/home/*.{ts,tsx}",
    "src/console/{data/{use-entity-screens,backend-contexts}.ts,lib/{date-range,save-text-file}.ts,ui/panel.tsx}",
    "e2e/{steps,accessibility-steps,every-scene,factor-texts,scene,scenes}.ts",
    // Only generated code of some products needs these: rules, maps, members of objects.
    "src/contract/{with-parts,arbitraries/kept-rules}.ts",
    // A foreign backend for the tests of every product.
    "testing/foreign-backend/*.ts",
    // Started as a process of its own.
    "testing/foreign-servers/*.js",
    // Adapters of products that `npm run foreign-shop` writes.
    "testing/adapters/*.ts",
    // The reference for the benchmarks of the screens.
    "testing/bare-page/main.tsx",
    // The development server adds it to its page.
    "src/console/inspector/inspector.ts",
    // Entry in vite.config.ts.
    "src/console/replaced/*.{ts,tsx}",
    // The content backend of spec §6: part of the specification, though no screen calls it.
    "src/product/console/content/use-content.ts",
    // The generator reads spec and labels without importing them.
    "{schema,examples/*/schema,testing/fixture/schema}/**/*.ts",
    `${PRODUCTS}/labels/**/*.ts`,
    // Tests run the first two in child processes; mutation testing replaces the reader by the third.
    "generator/testing/{write-once,read-once,remembered-spec-source}.ts",
    // Imports of these resolve to their declarations, which do not show the packages that the code needs.
    "{generated,examples/*/generated,testing/fixture/generated}/validators/*.js",
  ],
  project: [
    "{schema,generator,generated,src,scripts,e2e,examples,testing}/**/*.{ts,tsx,js}",
    "!generator/testing/{fixtures,diagnostics}/**",
  ],
  // Executable tests only: the generator's fixtures contain expected output with unresolved imports.
  vitest: {
    config: ["vitest*.config.ts"],
    entry: [
      "{schema,generator,scripts,src,generated,examples,testing}/**/*.test{,-d}.{ts,tsx}",
      "!generator/testing/fixtures/**",
    ],
  },
  // The generator emits all exports of an entity; the product chooses which to use.
  ignore: ["**/generated/**"],
  // theme/fonts.css refers to its font files; knip does not read CSS.
  ignoreDependencies: ["@fontsource-variable/inter"],
  // Creates the certificate of a test.
  ignoreBinaries: ["openssl"],
  // A type in the signature of an exported function may be exported too.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
