import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSchemaFiles, type SchemaFile } from "../read/schema-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The folders of `generator/testing/<kind>`, one behaviour each. */
export function fixtureFolders(kind: "fixtures" | "mistakes"): readonly string[] {
  return readdirSync(path.join(import.meta.dirname, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(import.meta.dirname, kind, entry.name));
}

/** A fixture's spec, with the real vocabulary beside it. */
export function fixtureSpec(folder: string): readonly SchemaFile[] {
  return [vocabulary(), ...readSchemaFiles(folder)];
}

/** The vocabulary that every spec is written in. */
export function vocabulary(): SchemaFile {
  return { path: "schema/entity-spec.ts", text: readFileSync(path.join(ROOT, "schema/entity-spec.ts"), "utf8") };
}
