import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "scripts/*.{ts,js}",
    // scripts/codegen.ts bundles what it runs; the tool itself is run by hand and by `npm run dev`.
    "generator/cli/main.ts",
    // The vocabulary and the entities: the generator finds them by folder, not by import.
    "schema/**/*.ts",
    // Labels are read, never imported.
    "src/product/labels/**/*.ts",
    // Tests run the first two in processes of their own; mutation testing puts the third in the place of the reader.
    "generator/testing/{write-once,read-once,remembered-spec-source}.ts",
    // Imports of these lead to the declarations beside them, which do not say what the code itself needs.
    "generated/validators/*.js",
  ],
  project: [
    "{schema,generator,generated,src,scripts,e2e}/**/*.{ts,tsx,js}",
    "!generator/testing/{fixtures,mistakes}/**",
  ],
  // Of the tests, those that run: the generator's fixtures hold wanted output beside which its imports are not.
  vitest: {
    config: ["vitest*.config.ts"],
    entry: ["{schema,generator,scripts,src,generated}/**/*.test{,-d}.{ts,tsx}", "!generator/testing/fixtures/**"],
  },
  // The generator prints all that an entity can have; what of it is used is the product's choice.
  ignore: ["generated/**"],
  // Its font files are named in theme/fonts.css, which is not read here.
  ignoreDependencies: ["@fontsource-variable/inter"],
  // A type that an exported function's signature names may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
