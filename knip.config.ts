import type { KnipConfig } from "knip";

/** The hand-written folders of every product. */
const PRODUCTS = "{src/product,examples/*/src,testing/fixture/src}";

const config: KnipConfig = {
  entry: [
    "scripts/*.{ts,js}",
    // The launcher bundles what it runs; the tool itself is run by hand and by `npm run dev`.
    "generator/cli/main.ts",
    // What products have the generator run.
    `${PRODUCTS}/emitters/*.ts`,
    "e2e/*.spec.ts",
    // What a product is started with is found by its place, not by an import.
    `${PRODUCTS}/console/{main.tsx,product.ts}`,
    `${PRODUCTS}/backend/{main,product,own-tables}.ts`,
    `${PRODUCTS}/e2e/{*.spec,pictures}.ts`,
    // What the framework offers to a product's own screens and journeys, whether or not one here uses it.
    "src/console/home/*.{ts,tsx}",
    "src/console/{data/{use-entity-screens,backend-contexts}.ts,lib/{date-range,save-text-file}.ts,ui/panel.tsx}",
    "e2e/{steps,every-scene,scene,scenes}.ts",
    // What only some products' generated code asks for: records that keep rules, objects of any names, their parts.
    "src/contract/{draw-rules,draw-open,with-parts}.ts",
    // A backend of other people, for the tests of every product.
    "testing/foreign-backend/*.ts",
    // What the console's screens are measured against.
    "testing/bare-page/main.tsx",
    // Named by vite.config.ts.
    "src/console/replaced/*.{ts,tsx}",
    // The content backend of spec §6: kept without a screen that asks it.
    "src/product/console/content/use-content.ts",
    // The generator reads the spec and the labels; nothing imports them.
    "{schema,examples/*/schema,testing/fixture/schema}/**/*.ts",
    `${PRODUCTS}/labels/**/*.ts`,
    // Tests run the first two in processes of their own; mutation testing puts the third in the place of the reader.
    "generator/testing/{write-once,read-once,remembered-spec-source}.ts",
    // Imports of these lead to the declarations beside them, which do not say what the code itself needs.
    "{generated,examples/*/generated,testing/fixture/generated}/validators/*.js",
  ],
  project: [
    "{schema,generator,generated,src,scripts,e2e,examples,testing}/**/*.{ts,tsx,js}",
    "!generator/testing/{fixtures,diagnostics}/**",
  ],
  // Of the tests, those that run: the generator's fixtures hold wanted output beside which its imports are not.
  vitest: {
    config: ["vitest*.config.ts"],
    entry: [
      "{schema,generator,scripts,src,generated,examples,testing}/**/*.test{,-d}.{ts,tsx}",
      "!generator/testing/fixtures/**",
    ],
  },
  // The generator prints all that an entity can have; what of it is used is the product's choice.
  ignore: ["**/generated/**"],
  // Its font files are named in theme/fonts.css, which is not read here.
  ignoreDependencies: ["@fontsource-variable/inter"],
  // A certificate of a test's own is made by it.
  ignoreBinaries: ["openssl"],
  // A type that an exported function's signature names may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
