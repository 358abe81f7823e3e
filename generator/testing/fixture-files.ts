import { readdirSync } from "node:fs";
import path from "node:path";
import { type LabelInput, readLabels } from "../labels/read-labels.ts";
import { readSchemaFiles, type SchemaFile } from "../read/schema-files.ts";

/** The folders of `generator/testing/<kind>`, one behaviour each. */
export function fixtureFolders(kind: "fixtures" | "diagnostics"): readonly string[] {
  return readdirSync(path.join(import.meta.dirname, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(import.meta.dirname, kind, entry.name));
}

/** A product with nothing wrong, for specs that are about something else. */
export const PRODUCT_FILE: SchemaFile = {
  path: "schema/product.ts",
  text: `import type { ProductSpec } from "#spec";

export const product = {
  languages: ["en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
} as const satisfies ProductSpec;
`,
};

/** A fixture's spec; one about something else than the product leaves the product out, and gets this one. */
export function fixtureSpec(folder: string): readonly SchemaFile[] {
  const files = readSchemaFiles(folder);
  const hasOwn = files.some(({ path: name }) => name === PRODUCT_FILE.path) || path.basename(folder) === "no-product";
  return hasOwn ? files : [...files, PRODUCT_FILE];
}

/** A fixture's labels; most are about the spec alone. */
export function fixtureLabels(folder: string): LabelInput | null {
  const labels = readLabels(folder);
  return labels.source.values.length + labels.source.diagnostics.length === 0 ? null : labels;
}
