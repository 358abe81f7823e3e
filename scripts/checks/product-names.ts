import path from "node:path";
import { toNames } from "../../generator/model/naming/names.ts";
import { frameworkRoot, productFolders } from "../../generator/paths/product-paths.ts";
import type { Plain } from "../../generator/read/plain-value.ts";
import { readSchemaFiles } from "../../generator/read/schema-files.ts";
import { readSpecSource } from "../../generator/read/spec-source.ts";
import type { RawSchema } from "../../generator/read/type-definitions.ts";
import { toWords } from "./framework-words.ts";

/** The kind of a name in its product: `entity`, `field`, `path`. */
export interface ProductName {
  /** The name in lower-case words with hyphens: `expiration-date`. */
  readonly words: string;
  readonly product: string;
  readonly kind: string;
}

/** Products whose names the framework must not contain; the fixture is part of the framework. */
export const NAMED_PRODUCTS = productFolders().filter((folder) => folder !== "testing/fixture");

/** All names of a product's spec, without duplicates. */
export function productNames(product: string): ReadonlyMap<string, ProductName> {
  const { values, definitions } = readSpecSource(readSchemaFiles(path.join(frameworkRoot, product)));
  const types = Object.entries(definitions.schemas).flatMap(([name, schema]) => namesOfType(name, schema));
  const specs = values.flatMap(({ name, vocabulary, value }) => {
    const entity = vocabulary === "EntitySpec" ? Object.values(toNames(name)).map((form) => ["entity", form]) : [];
    return [...entity, ...namesOfValue(value, "")] as readonly Named[];
  });
  // For equal words, the first kind is used: an entity before the path of another.
  const named = [...specs.filter(([kind]) => kind === "entity"), ...specs, ...types];
  const names = named.map(([kind, name]) => ({ words: toWords(name).join("-"), product, kind }));
  const said = names.filter(({ words }) => words !== "").map((name) => [name.words, name] as const);
  return new Map(said.reverse());
}

type Named = readonly [kind: string, name: string];

function namesOfType(typeName: string, schema: RawSchema): readonly Named[] {
  const fields = Object.keys(schema.properties ?? {}).map((name): Named => ["field", name]);
  const values = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === "string");
  return [["type", typeName], ...fields, ...values.map((value): Named => ["value", value])];
}

/** Options whose keys are names that the product chose. */
const NAMING: Readonly<Record<string, string>> = {
  queries: "query",
  actions: "action",
  breakdowns: "breakdown",
  calls: "call",
};

/** Sections and menu entries have a name, paths start with a slash, units have labels of their own. */
function namesOfValue(value: Plain, option: string): readonly Named[] {
  if (typeof value === "string") {
    return namesOfText(value, option);
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const kind = NAMING[option];
    const own: readonly Named[] = kind === undefined ? [] : [[kind, key]];
    return [...own, ...namesOfValue(part, option === "units" ? option : Array.isArray(value) ? option : key)];
  });
}

/** Options whose value is a name: of a section, a menu entry, a unit or a token. */
const NAMES_IN: Readonly<Record<string, string>> = { name: "section", units: "unit", issues: "field" };

function namesOfText(value: string, option: string): readonly Named[] {
  if (value.startsWith("/")) {
    return value.split("/").map((segment): Named => ["path", segment.startsWith("{") ? "" : segment]);
  }
  const kind = NAMES_IN[option];
  return kind === undefined ? [] : [[kind, value]];
}
