import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "generator/cli.ts",
    "src/console/main.tsx",
    "src/backend/main.ts",
    "scripts/*.{ts,js}",
    // Read by the generator as text and as modules found by name, never imported by name.
    "schema/entities/*.ts",
  ],
  project: ["{schema,generator,src,scripts,e2e}/**/*.{ts,tsx,js}"],
  // The generator prints every export an entity can have; which of them are used is the app's choice.
  ignore: ["generated/**", "generator/testing/fixtures/**"],
};

export default config;
