import { readdirSync } from "node:fs";
import path from "node:path";
import { type LabelInput, readLabels } from "../labels/read-labels.ts";
import { readSchemaFiles, type SchemaFile } from "../read/schema-files.ts";

/** Folders of `generator/testing/<kind>`, one per behaviour. */
export function fixtureFolders(kind: "fixtures" | "diagnostics"): readonly string[] {
  return readdirSync(path.join(import.meta.dirname, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(import.meta.dirname, kind, entry.name));
}

/** A valid product, for specs that test something else. */
export const PRODUCT_FILE: SchemaFile = {
  path: "schema/product.ts",
  text: `import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
} as const satisfies ProductSpec;
`,
};

/** A fixture's spec; a fixture without a product gets the valid one. */
export function fixtureSpec(folder: string): readonly SchemaFile[] {
  const files = readSchemaFiles(folder);
  return files.some(({ path: name }) => name === PRODUCT_FILE.path) ? files : [...files, PRODUCT_FILE];
}

/** A fixture's labels; most fixtures have none. */
export function fixtureLabels(folder: string): LabelInput | null {
  const labels = readLabels(folder);
  return labels.source.values.length + labels.source.diagnostics.length === 0 ? null : labels;
}

/** Paths of all files of a fixture, relative to its folder. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(folder, entry.parentPath), entry.name))
    .sort();
}
