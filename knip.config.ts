import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "scripts/*.{ts,js}",
    // The vocabulary and the entities: the generator finds them by folder, not by import.
    "schema/**/*.ts",
    // Imports of these lead to the declarations beside them, which do not say what the code itself needs.
    "generated/validators/*.js",
  ],
  project: ["{schema,generator,src,scripts,e2e}/**/*.{ts,tsx,js}", "!generator/testing/{fixtures,mistakes}/**"],
  // Its font files are named in theme/fonts.css, which is not read here.
  ignoreDependencies: ["@fontsource-variable/inter"],
  // A type that an exported function's signature names may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
