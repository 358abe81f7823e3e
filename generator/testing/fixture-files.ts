import { readdirSync } from "node:fs";
import path from "node:path";
import { readSchemaFiles, type SchemaFile } from "../read/schema-files.ts";

/** The folders of `generator/testing/<kind>`, one behaviour each. */
export function fixtureFolders(kind: "fixtures" | "diagnostics"): readonly string[] {
  return readdirSync(path.join(import.meta.dirname, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(import.meta.dirname, kind, entry.name));
}

/** A fixture's spec. */
export function fixtureSpec(folder: string): readonly SchemaFile[] {
  return readSchemaFiles(folder);
}
