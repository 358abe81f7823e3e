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

/** Where a spec uses values of each vocabulary type; `*` matches any name. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  EntitySpec: [""],
  EntityList: ["list"],
  EntityForm: ["form"],
  EntityShow: ["show"],
  Section: ["form.sections.*", "show.sections.*"],
  DisplayOptions: ["show.displays.*"],
  Relation: ["relations.*"],
  Action: ["actions.*"],
  Query: ["queries.*"],
  Breakdown: ["breakdowns.*"],
  Rule: ["rules.*"],
  UnitByField: ["units.*"],
  Join: ["computed.*"],
  MenuEntry: ["menu.*"],
  ServiceSpec: ["service"],
  ServiceCall: ["service.calls.*"],
  ProductSpec: ["product"],
};

/** Where a spec uses the strings of each union. */
const WORD_PLACES: Readonly<Record<string, readonly string[]>> = {
  Operation: ["operations.*"],
  Screen: ["screens.*"],
  Role: ["roles.*"],
  Tone: ["tones.*.*", "product.tones.*.*"],
  Widget: ["form.widgets.*"],
  Display: ["show.displays.*", "show.displays.*.as"],
};

/**
 * Used by other products: a small product for foreign servers renames every field, and the first product has stored
 * currency codes.
 */
const ELSEWHERE: readonly string[] = ["naming", "idName", "currency"];

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

/** Values at a path in any file of the spec. */
function at(wholes: readonly unknown[], place: string): readonly unknown[] {
  const step = (all: readonly unknown[], name: string) =>
    all.flatMap((value) => (isObject(value) ? (name === "*" ? Object.values(value) : [value[name]]) : []));
  return place
    .split(".")
    .filter((name) => name !== "")
    .reduce<readonly unknown[]>(step, wholes);
}

/** Every object in a value, at any depth. */
function within(value: unknown): readonly Plain[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

/** The exported values of a product's spec, as objects with the members of one entity or of the product. */
async function readWholes(root: string): Promise<readonly unknown[]> {
  const names = readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" });
  const modules = await Promise.all(
    names
      .filter((name) => name.endsWith(".ts"))
      .map((name): Promise<Plain> => import(pathToFileURL(path.join(root, "schema", name)).href)),
  );
  const values = modules.flatMap((module) => Object.entries(module));
  const specs = values.map(([, value]) => value).filter((value) => isObject(value) && "titleField" in value);
  return [...specs, Object.fromEntries(values.filter(([name]) => ["menu", "service", "product"].includes(name)))];
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
  const wholes = await readWholes(root);
  return [...unusedOptions((places) => places.flatMap((place) => at(wholes, place))), ...unusedTypes(root)].map(
    (name) => `examples/veterinary does not use ${name}`,
  );
}

function readTypes() {
  const files = readVocabularyFiles();
  return readVocabulary(files.map((file) => ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true)))
    .types;
}

function unusedOptions(valuesAt: (places: readonly string[]) => readonly unknown[]): readonly string[] {
  const types = readTypes();
  const options = (type: string) => types.find(({ name }) => name === type)?.options.map(({ name }) => name) ?? [];
  const described = types.filter(({ options: all }) => all.length > 0).map(({ name }) => name);
  const worded = types.filter(({ words }) => words.length > 0).map(({ name }) => name);
  const keysAt = (places: readonly string[]) =>
    valuesAt(places).flatMap((value) => (isObject(value) ? Object.keys(value) : []));
  const operands = ["all", "any", "none", "join", "add", "subtract", "multiply", "today"];
  const inPredicates = valuesAt(["rules.*", "computed.*"]).flatMap(within).flatMap(Object.keys);
  const currencies = valuesAt(["currencies.*"]).map((value) => (isObject(value) ? Object.keys(value)[0] : "code"));
  return [
    ...described.filter((name) => !(name in PLACES) && name !== "Comparison"),
    ...worded.filter((name) => !(name in WORD_PLACES) && !["FieldType", "Tag"].includes(name)),
    ...Object.entries(PLACES).flatMap(([type, places]) => without(options(type), [...keysAt(places), ...ELSEWHERE])),
    ...types
      .filter(({ name }) => name in WORD_PLACES)
      .flatMap(({ name, words }) =>
        without(
          words.map(({ word }) => word),
          [...valuesAt(WORD_PLACES[name] ?? []), ...ELSEWHERE],
        ),
      ),
    ...without([...options("Comparison"), ...operands], inPredicates),
    ...without(["code", "field", "ofOwner"], currencies),
  ];
}

function without(wanted: readonly string[], used: readonly unknown[]): readonly string[] {
  return wanted.filter((name) => !used.includes(name));
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
