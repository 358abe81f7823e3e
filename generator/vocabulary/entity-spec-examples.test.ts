import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readVocabulary } from "../read/read-vocabulary.ts";
import { readVocabularyFiles } from "../read/vocabulary-file.ts";
import type { VocabularyOption, VocabularyType } from "./vocabulary-doc.ts";

const ENTITIES = path.resolve(import.meta.dirname, "../../testing/fixture/schema/entities");
const files = readVocabularyFiles();
const { types } = readVocabulary(
  files.map((file) => ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true)),
);

/** `list.columns of EntitySpec`, with the examples that may show it. */
const options = types.flatMap((type) => type.options.flatMap((option) => leaves(type, option)));

interface Leaf {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly examples: readonly string[];
}

function leaves(type: VocabularyType, option: VocabularyOption, prefix = ""): readonly Leaf[] {
  const at = `${prefix}${option.name}`;
  if (option.options.length > 0) {
    return option.options.flatMap((inner) => leaves(type, inner, `${at}.`));
  }
  // An option of a part is shown where the part is: an action's method in the example of an action.
  const examples = option.examples.length > 0 ? option.examples : type.examples;
  return [
    { name: option.name, path: `${at} of ${type.name}`, text: option.text, examples: examples.map((e) => e.code) },
  ];
}

test("every file of the vocabulary is read", () => {
  const imported = files.flatMap(({ text }) => [...text.matchAll(/from "\.\/(.*)"/g)].map(([, name]) => name));
  const read = files.map((file) => path.basename(file.path));
  expect([...new Set(imported)].filter((name) => !read.includes(name ?? ""))).toEqual([]);
});

test.each(options)("$path has an example that uses it", ({ name, examples }) => {
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.some((code) => new RegExp(`\\b${name}: `).test(code))).toBe(true);
});

test("every option is documented, except those with a self-explanatory name and type", () => {
  const silent = options.filter(({ text }) => text === "").map((option) => option.path);
  expect(silent).toEqual(["method of Action", "method of ServiceCall"]);
});

test("where one value of a list of values is documented, all are", () => {
  const half = types.filter(({ words }) => {
    const silent = words.filter(({ text }) => text === "");
    return silent.length > 0 && silent.length < words.length;
  });
  expect(half.map(({ name }) => name)).toEqual([]);
});

test("each example compiles as a part of the spec that it names", () => {
  const examples = [...types, ...types.flatMap((type) => allOptions(type.options))].flatMap((doc) => doc.examples);
  expect(examples.length).toBeGreaterThan(30);
  expect(errorsOf(examples)).toEqual([]);
});

test("an example with an unknown option does not compile", () => {
  expect(errorsOf([{ of: "ticket", code: 'titelField: "code"' }])).toHaveLength(1);
  expect(errorsOf([{ of: "ticket", code: 'titleField: "cod"' }])).toHaveLength(1);
  expect(errorsOf([{ of: "cupon", code: 'titleField: "code"' }])).not.toEqual([]);
});

function allOptions(list: readonly VocabularyOption[]): readonly VocabularyOption[] {
  return list.flatMap((option) => [option, ...allOptions(option.options)]);
}

function errorsOf(examples: VocabularyType["examples"]): readonly string[] {
  const typeNames = new Map(
    readdirSync(ENTITIES).map((file) => {
      const kebab = path.basename(file, ".ts");
      const name = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [name, { type: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, kebab }] as const;
    }),
  );
  const lines = examples.map(({ of, code }) => {
    if (of === "menu") {
      return `[${code}] as const satisfies readonly MenuEntry[];`;
    }
    if (of === "service") {
      return `({${code}}) as const satisfies Partial<ServiceSpec>;`;
    }
    if (of === "product") {
      return `({${code}}) as const satisfies Partial<ProductSpec>;`;
    }
    const { type = of, kebab = of } = typeNames.get(of) ?? {};
    return `({${code}}) as const satisfies Partial<EntitySpec<import("${ENTITIES}/${kebab}.ts").${type}>>;`;
  });
  const text = `import type { EntitySpec, MenuEntry, ProductSpec, ServiceSpec } from "./entity-spec.ts";\n${lines.join("\n")}`;
  return compile(text);
}

function compile(text: string): readonly string[] {
  const file = path.join(import.meta.dirname, "examples-of-the-vocabulary.ts");
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
