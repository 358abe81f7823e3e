import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { buildModel } from "../../../generator/model/build-model.ts";
import type { FieldModel } from "../../../generator/model/types/console-model.ts";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { readOwnKinds } from "../../../generator/read/own-kinds.ts";
import { readVocabulary } from "../../../generator/read/read-vocabulary.ts";
import { readSchemaFiles } from "../../../generator/read/schema-files.ts";
import { readSpecSource } from "../../../generator/read/spec-source.ts";
import { readVocabularyFiles } from "../../../generator/read/vocabulary-file.ts";
import { formats } from "../../../src/kinds/formats.ts";

type Plain = Readonly<Record<string, unknown>>;

/**
 * Used by other products: a small product for foreign servers renames every field, and the first product has stored
 * currency codes.
 */
const ELSEWHERE: readonly string[] = ["naming", "idName", "currency"];

/** Members of predicates and of currencies, which are not described as options. */
const UNTYPED = "all any none join add subtract multiply today field ofOwner".split(" ");

/** A field of each type. */
const KINDS: Readonly<Record<string, (field: FieldModel) => boolean>> = {
  string: ({ kind }) => kind === "text",
  number: ({ kind }) => kind === "number",
  boolean: ({ kind }) => kind === "boolean",
  union: ({ kind }) => kind === "enum",
  list: ({ kind, relation }) => kind === "texts" && relation === null,
  interface: ({ kind }) => kind === "value",
  interfaces: ({ kind }) => kind === "values",
  translated: ({ isTranslated }) => isTranslated,
  branches: ({ union }) => union !== null,
  map: ({ kind }) => kind === "map",
  json: ({ kind }) => kind === "json",
  record: ({ expands }) => expands !== null,
  records: ({ embeds }) => embeds !== null,
};

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

/** Every key and every string of a value, at any depth. */
function namesIn(value: unknown): readonly string[] {
  return isObject(value)
    ? [...Object.keys(value), ...Object.values(value).flatMap(namesIn)]
    : typeof value === "string"
      ? [value]
      : [];
}

/** Keys and strings of all values that a product's spec exports. */
async function readUsedNames(root: string): Promise<ReadonlySet<string>> {
  const names = readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" });
  const modules = await Promise.all(
    names
      .filter((name) => name.endsWith(".ts"))
      .map((name): Promise<Plain> => import(pathToFileURL(path.join(root, "schema", name)).href)),
  );
  return new Set([...ELSEWHERE, ...modules.flatMap((module) => Object.values(module).flatMap(namesIn))]);
}

/**
 * Parts of the vocabulary that the second product does not use. It must use all of them, so that each is tested in a
 * complete product and not only in fixtures.
 */
export async function findUnusedVocabulary(): Promise<readonly string[]> {
  const root = path.join(frameworkRoot, "examples/veterinary");
  if (!existsSync(root)) {
    return [];
  }
  return [...unusedOptions(await readUsedNames(root)), ...unusedTypes(root)].map(
    (name) => `examples/veterinary does not use ${name}`,
  );
}

function readTypes() {
  const files = readVocabularyFiles();
  return readVocabulary(files.map((file) => ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true)))
    .types;
}

/** Options whose name is not a key in the spec, and words that are not a string there. */
function unusedOptions(used: ReadonlySet<string>): readonly string[] {
  const named = readTypes().filter(({ name }) => !["FieldType", "Tag"].includes(name));
  const wanted = named.flatMap(({ options, words }) => [
    ...options.map(({ name }) => name),
    ...words.map(({ word }) => word),
  ]);
  return [...wanted, ...UNTYPED].filter((name) => !used.has(name));
}

/** Tags, formats and types of fields, and a text in several languages on a page, in a column and in a filter. */
function unusedTypes(root: string): readonly string[] {
  const types = readTypes();
  const wordsOf = (type: string) => types.find(({ name }) => name === type)?.words.map(({ word }) => word) ?? [];
  const files = readSchemaFiles(root);
  const text = files.map((file) => file.text).join("\n");
  const { entities } = buildModel(readSpecSource(files, readOwnKinds(root), root));
  const fields = entities.flatMap((entity) => entity.fields);
  const hasTranslated = (names: readonly string[], all: readonly FieldModel[]) =>
    all.some((field) => field.isTranslated && names.some((name) => name.split(".")[0] === field.name));
  return [
    ...wordsOf("Tag").filter((tag) => !new RegExp(`@${tag}\\b`).test(text)),
    ...Object.keys(formats).filter((name) => !new RegExp(`@format ${name}\\b(?!-)`).test(text)),
    ...wordsOf("FieldType").filter((word) => !fields.some((field) => KINDS[word]?.(field) === true)),
    ...["numbers", "enums"].filter((kind) => !fields.some((field) => field.kind === kind)),
    ...(fields.some(({ nullable }) => nullable) ? [] : ["null"]),
    ...(entities.some((each) => each.screens.includes("show") && each.fields.some(({ isTranslated }) => isTranslated))
      ? []
      : ["a show page with a text in several languages"]),
    ...(entities.some((each) => hasTranslated(each.list.columns, each.fields))
      ? []
      : ["a column of a text in several languages"]),
    ...(entities.some((each) => hasTranslated(each.list.filters, each.fields))
      ? []
      : ["a filter of a text in several languages"]),
  ];
}
