import { readdirSync } from "node:fs";
import path from "node:path";
import { toNames } from "../generator/model/names.ts";
import type { Plain } from "../generator/read/plain-value.ts";
import { readSchemaFiles } from "../generator/read/schema-files.ts";
import { readSpecSource } from "../generator/read/spec-source.ts";
import type { RawSchema } from "../generator/read/type-definitions.ts";
import { toWords } from "./framework-words.ts";

/** What a name is in its product: `entity`, `field`, `path`. */
export interface ProductName {
  /** Its words in small letters, a hyphen between: `expiration-date`. */
  readonly words: string;
  readonly product: string;
  readonly kind: string;
}

/** The folders that hold a product of the repository: the root, and those of `examples/`. */
export function productFolders(root: string): readonly string[] {
  const found = entriesOf(root).includes("schema") ? ["."] : [];
  const examples = entriesOf(path.join(root, "examples")).filter((name) => {
    return entriesOf(path.join(root, "examples", name)).includes("schema");
  });
  return [...found, ...examples.map((name) => `examples/${name}`)];
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Every name that a product's spec gives, once. */
export function productNames(root: string, product: string): ReadonlyMap<string, ProductName> {
  const { values, definitions } = readSpecSource(readSchemaFiles(path.join(root, product)));
  const types = Object.entries(definitions.schemas).flatMap(([name, schema]) => namesOfType(name, schema));
  const specs = values.flatMap(({ name, vocabulary, value }) => {
    const entity = vocabulary === "EntitySpec" ? Object.values(toNames(name)).map((form) => ["entity", form]) : [];
    return [...entity, ...namesOfValue(value, "")] as readonly Named[];
  });
  const names = [...specs, ...types].map(([kind, name]) => ({ words: toWords(name).join("-"), product, kind }));
  return new Map(names.filter(({ words }) => words !== "").map((name) => [name.words, name]));
}

type Named = readonly [kind: string, name: string];

function namesOfType(typeName: string, schema: RawSchema): readonly Named[] {
  const fields = Object.keys(schema.properties ?? {}).map((name): Named => ["field", name]);
  const values = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === "string");
  return [["type", typeName], ...fields, ...values.map((value): Named => ["value", value])];
}

/** Options whose keys are names that the product chose. */
const NAMING = ["queries", "actions", "breakdowns", "calls"];

/** Sections and menu entries say their name, paths begin with a slash, units are texts of their own. */
function namesOfValue(value: Plain, option: string): readonly Named[] {
  if (typeof value === "string") {
    return namesOfText(value, option);
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const own: readonly Named[] = NAMING.includes(option) ? [[option.replace(/s$/, ""), key]] : [];
    return [...own, ...namesOfValue(part, option === "units" ? option : Array.isArray(value) ? option : key)];
  });
}

function namesOfText(value: string, option: string): readonly Named[] {
  if (value.startsWith("/")) {
    return value.split("/").map((segment): Named => ["path", segment.startsWith("{") ? "" : segment]);
  }
  return option === "name" || option === "units" || option === "issues" ? [[option, value]] : [];
}
