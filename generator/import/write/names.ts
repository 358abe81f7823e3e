import { isReservedTable } from "../../../src/contract/framework-tables.ts";
import { TAKEN_FILES, TAKEN_TYPES } from "../../model/fields/name-checks.ts";
import { INHERITED, singularOf, toCamel, toNames, toPascal, toPlural, toSnake } from "../../model/naming/names.ts";
import { isReserved } from "../../model/naming/reserved-words.ts";

/** Names that no field, entity or type can have. */
const UNFIT = [...INHERITED, "prototype", "undefined"];

/** Any name as a camelCase identifier: `Customer-ID` -> `customerId`, `2fa` -> `n2fa`. Never empty. */
export function toIdentifierName(given: string, fallback = "value"): string {
  const plain = given.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words = plain
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => (/^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : word));
  const [first = "", ...others] = words;
  const start = first.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+/, (capitals) => capitals.toLowerCase());
  const name = `${start}${others.map(toPascal).join("")}`;
  const safe = name === "" ? fallback : /^[0-9]/.test(name) ? `n${name}` : toCamel(name);
  return UNFIT.includes(safe) ? `${safe}Value` : safe;
}

/** Plurals in foreign names that no rule of ours makes. */
const SINGULARS: ReadonlyMap<string, string> = new Map([
  ["shelves", "shelf"],
  ["leaves", "leaf"],
  ["lives", "life"],
  ["knives", "knife"],
  ["wolves", "wolf"],
  ["halves", "half"],
  ["indices", "index"],
  ["matrices", "matrix"],
  ["vertices", "vertex"],
  ["criteria", "criterion"],
  ["mice", "mouse"],
]);

/** The singular of a name as an identifier: `pet_categories` -> `petCategory`. */
export function singularName(given: string): string {
  const name = toIdentifierName(given, "record");
  const [, head = "", last = name] = /^(.*?)([A-Z]?[a-z]+)$/.exec(name) ?? [];
  const known = SINGULARS.get(toCamel(last));
  if (known !== undefined) {
    return `${head}${head === "" ? known : toPascal(known)}`;
  }
  return singularOf(name) ?? name;
}

/** Names of one scope, unique also without their case and as columns. */
export class NameScope {
  readonly #taken = new Set<string>();

  /** Returns a free name similar to the requested one, and reserves it. */
  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(plain(name)); number += 1) {
      name = `${wanted}${number}`;
    }
    this.#taken.add(plain(name));
    return name;
  }

  has(name: string): boolean {
    return this.#taken.has(plain(name));
  }
}

function plain(name: string): string {
  return toSnake(name).replaceAll("_", "");
}

/** Names of an entity, and the plural if it is not the regular one. */
export interface EntityName {
  readonly name: string;
  readonly type: string;
  readonly kebab: string;
  /** Null if the regular plural applies. */
  readonly plural: string | null;
  /** `menu` entry and default path. */
  readonly many: string;
}

/** Types that TypeScript or the browser define: an entity may have the name, but its code would be hard to read. */
const KNOWN_TYPES = [
  "Map",
  "Set",
  "Object",
  "Function",
  "Symbol",
  "Date",
  "String",
  "Number",
  "Boolean",
  "Partial",
  "Pick",
];

/**
 * The name of an entity from a path, schema or table. `around`: the name before it in the path, for a second entity of
 * the same name.
 */
export function nameEntity(given: string, around: string, scope: NameScope): EntityName {
  const own = singularName(given);
  const isUnfit = (name: string) =>
    isReserved(name) ||
    isReservedTable(toNames(name).table) ||
    TAKEN_FILES.includes(name) ||
    [...TAKEN_TYPES, ...KNOWN_TYPES].includes(toPascal(name));
  const whole = isUnfit(own) ? `${own}Record` : own;
  const prefix = around === "" ? "" : singularName(around);
  const wanted = isTaken(whole, scope) && prefix !== "" ? `${prefix}${toPascal(whole)}` : whole;
  let name = wanted;
  for (let number = 2; isTaken(name, scope); number += 1) {
    name = `${wanted}${number}`;
  }
  const regular = toPlural(name);
  const stated = name === own ? toIdentifierName(given, "records") : regular;
  const plural = stated === regular || stated === name ? null : stated;
  scope.take(name);
  scope.take(plural ?? regular);
  const names = toNames(name, plural ?? regular);
  return { name, type: names.type, kebab: names.kebab, plural, many: names.plural };
}

function isTaken(name: string, scope: NameScope): boolean {
  return scope.has(name) || scope.has(toPlural(name));
}
