import { readFileSync } from "node:fs";
import { type SchemaFile, unixLines } from "./schema-files.ts";

/** How a file of the spec names the vocabulary: `import type { EntitySpec } from "#spec"`. */
export const VOCABULARY_IMPORT = "#spec";

/** Where the vocabulary stands, from the framework's root. */
export const VOCABULARY_PATH = "generator/vocabulary/entity-spec.ts";

/** The files that the vocabulary is made of, in the order in which the reference lists what nothing else refers to. */
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
] as const;

/** The vocabulary that every spec is written in. */
export function readVocabularyFiles(): readonly SchemaFile[] {
  return NAMES.map((name) => {
    const text = readFileSync(new URL(`../vocabulary/${name}.ts`, import.meta.url), "utf8");
    return { path: `generator/vocabulary/${name}.ts`, text: unixLines(text) };
  });
}

/** Whether a file of the program is the vocabulary, which older commits kept beside the entities. */
export function isVocabularyPath(name: string): boolean {
  return name.endsWith("/entity-spec.ts");
}
