import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { buildModel } from "../generator/model/build-model.ts";
import type { FieldModel } from "../generator/model/console-model.ts";
import { readVocabulary } from "../generator/read/read-vocabulary.ts";
import { readSchemaFiles } from "../generator/read/schema-files.ts";
import { readSpecSource } from "../generator/read/spec-source.ts";
import { readVocabularyFiles } from "../generator/read/vocabulary-file.ts";
import { formats } from "../src/contract/formats.ts";

/* The second product speaks the whole language: what it leaves out, only fixtures have ever tried. */

const root = path.resolve(import.meta.dirname, "../examples/veterinary");
const files = readSchemaFiles(root);
const { types } = readVocabulary(
  readVocabularyFiles().map((file) => ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true)),
);

type Plain = Readonly<Record<string, unknown>>;

const modules: readonly Plain[] = await Promise.all(
  readdirSync(path.join(root, "schema"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name): Promise<Plain> => import(pathToFileURL(path.join(root, "schema", name)).href)),
);
const values = modules.flatMap((module) => Object.entries(module));
const specs = values
  .map(([, value]) => value)
  .filter((value): value is Plain => isObject(value) && "titleField" in value);

/** Where in a spec what a type of the vocabulary describes is said; `*` stands for any name. */
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

/** Where one of the words of a type is said, as a value. */
const WORD_PLACES: Readonly<Record<string, readonly string[]>> = {
  Operation: ["operations.*"],
  Screen: ["screens.*"],
  Role: ["roles.*"],
  Tone: ["tones.*.*", "product.tones.*.*"],
  Widget: ["form.widgets.*"],
  Display: ["show.displays.*", "show.displays.*.as"],
};

const wholes: readonly unknown[] = [
  ...specs,
  Object.fromEntries(values.filter(([name]) => ["menu", "service", "product"].includes(name))),
];

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

/** What stands at a place of any file. */
function at(place: string): readonly unknown[] {
  return place
    .split(".")
    .filter((step) => step !== "")
    .reduce<readonly unknown[]>(
      (all, step) =>
        all.flatMap((value) => (isObject(value) ? (step === "*" ? Object.values(value) : [value[step]]) : [])),
      wholes,
    );
}

function saidAt(places: readonly string[]): readonly unknown[] {
  return places.flatMap(at);
}

/** Every object in it, at any depth. */
function within(value: unknown): readonly Plain[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

const predicates = saidAt(["rules.*", "computed.*"]).flatMap(within);

test("the places that are looked at are all that the vocabulary describes", () => {
  const described = types.filter(({ options }) => options.length > 0).map(({ name }) => name);
  expect([...Object.keys(PLACES), "Comparison"].sort()).toEqual([...described].sort());
  const worded = types.filter(({ words }) => words.length > 0).map(({ name }) => name);
  expect([...Object.keys(WORD_PLACES), "FieldType", "Tag"].sort()).toEqual([...worded].sort());
});

test.each(Object.entries(PLACES))("it gives every option of %s", (type, places) => {
  const options = types.find(({ name }) => name === type)?.options ?? [];
  const given = saidAt(places).flatMap((value) => (isObject(value) ? Object.keys(value) : []));
  expect(options.map(({ name }) => name).filter((name) => !given.includes(name))).toEqual([]);
});

test.each(Object.entries(WORD_PLACES))("it says every word of %s", (type, places) => {
  const words = types.find(({ name }) => name === type)?.words ?? [];
  const said = saidAt(places);
  expect(words.map(({ word }) => word).filter((word) => !said.includes(word))).toEqual([]);
});

test("it compares in every way, with every kind of operand, in every group and calculation", () => {
  const options = types.find(({ name }) => name === "Comparison")?.options.map(({ name }) => name) ?? [];
  const wanted = [...options, "all", "any", "none", "join", "add", "subtract", "multiply", "today"];
  const said = predicates.flatMap((part) => Object.keys(part));
  expect(wanted.filter((name) => !said.includes(name))).toEqual([]);
  const holders = saidAt(["currencies.*"]).map((value) => (isObject(value) ? Object.keys(value)[0] : "code"));
  expect(["code", "field", "ofOwner"].filter((name) => !holders.includes(name))).toEqual([]);
});

test("it has every tag, and every format", () => {
  const text = files.map((file) => file.text).join("\n");
  const tags = types.find(({ name }) => name === "Tag")?.words.map(({ word }) => word) ?? [];
  expect(tags.filter((tag) => !new RegExp(`@${tag}\\b`).test(text))).toEqual([]);
  expect(Object.keys(formats).filter((name) => !new RegExp(`@format ${name}\\b(?!-)`).test(text))).toEqual([]);
});

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

const { entities } = buildModel(readSpecSource(files));
const fields = entities.flatMap((entity) => entity.fields);

test("it has a field of every type, and null", () => {
  const wanted = types.find(({ name }) => name === "FieldType")?.words.map(({ word }) => word) ?? [];
  expect(Object.keys(KINDS).sort()).toEqual([...wanted].sort());
  expect(wanted.filter((word) => !fields.some((field) => KINDS[word]?.(field) === true))).toEqual([]);
  expect(["numbers", "enums"].filter((kind) => !fields.some((field) => field.kind === kind))).toEqual([]);
  expect(fields.some(({ nullable }) => nullable)).toBe(true);
});

test("it has a show page, a list column and a filter of a text in several languages", () => {
  const spoken = entities.filter((entity) => entity.fields.some(({ isTranslated }) => isTranslated));
  const names = (each: (typeof spoken)[number]) =>
    each.fields.filter((field) => field.isTranslated).map(({ name }) => name);
  const isNamed = (each: (typeof spoken)[number], places: readonly string[]) =>
    places.some((place) => names(each).some((name) => place === name || place.startsWith(`${name}.`)));
  expect(spoken.some((each) => each.screens.includes("show"))).toBe(true);
  expect(spoken.some((each) => isNamed(each, each.list.columns))).toBe(true);
  expect(spoken.some((each) => isNamed(each, each.list.filters))).toBe(true);
});
