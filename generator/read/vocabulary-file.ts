import { readFileSync } from "node:fs";
import { isInstalled } from "../paths/product-paths.ts";
import { type SchemaFile, unixLines } from "./schema-files.ts";

/** The module from which written spec and label files import their types. */
export const SPEC_IMPORT = "entity-console/spec";

/** The module names of the vocabulary: the public entry, and its name before 0.2 for specs of older commits. */
export const VOCABULARY_IMPORTS = [SPEC_IMPORT, "#spec"] as const;

/** The path of the vocabulary, relative to the framework's root. */
export const VOCABULARY_PATH = "generator/vocabulary/entity-spec.ts";

/** The files of the vocabulary. The reference lists types without references in this order. */
const NAMES = [
  "tags",
  "words",
  "displays",
  "conditions",
  "computed",
  "fields",
  "calls",
  "screens",
  "entity-spec",
  "product-spec",
  "jsonify",
] as const;

/** Reads the files of the vocabulary. */
export function readVocabularyFiles(): readonly SchemaFile[] {
  return NAMES.map((name) => {
    // An installed package has only the declarations, which are the same types.
    const file = `../vocabulary/${name}${isInstalled ? ".d.ts" : ".ts"}`;
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    return { path: `generator/vocabulary/${name}.ts`, text: unixLines(text) };
  });
}

/** Whether a file is the vocabulary. Older commits have it in the folder of the entities. */
export function isVocabularyPath(name: string): boolean {
  return name.endsWith("/entity-spec.ts");
}
