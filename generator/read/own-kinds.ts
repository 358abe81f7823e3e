import { existsSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../../src/kinds/kind.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import type { OwnKind } from "../../src/kinds/own-kind.ts";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { handFolder } from "../paths/product-paths.ts";
import { loadOwnModule } from "./own-module.ts";

/** The registry of a product's own kinds, from its root. */
export function ownKindsFile(root: string): string {
  return `${handFolder(root)}/kinds/kinds.ts`;
}

/** Loads the product's own kinds from its registry. Throws a `SpecError` for a mistake in it. */
export function readOwnKinds(root: string): readonly OwnKind[] {
  const file = ownKindsFile(root);
  if (!existsSync(path.join(root, file))) {
    return [];
  }
  const hint = "a list: `export const kinds = [kind];`, without anything of a browser";
  const { kinds: found } = loadOwnModule(root, file, hint) as { readonly kinds?: unknown };
  const diagnostics = Array.isArray(found)
    ? found.flatMap((kind: unknown, index) => checkKind(kind, index, found.slice(0, index)))
    : [{ message: "no list named kinds", hint }];
  throwIfAny(diagnostics.map((text) => ({ ...text, at: { file, line: 1, column: 1 }, path: "" })));
  return found as readonly OwnKind[];
}

const BUILT_IN: readonly Kind[] = Object.values(kinds);

type Base = Extract<Kind["claims"], { readonly type: string }>;

/** The built-in kinds that a type and a format select, with both. A secret has rules that are tied to its format. */
export const BASES: ReadonlyMap<string, Base> = new Map(
  BUILT_IN.flatMap(({ name, claims, family }) =>
    claims === null || typeof claims === "function" || family === "secret" ? [] : [[name, claims] as const],
  ),
);

/** Controls that belong to no kind: of a field outside the form, and of an amount with a unit by another field. */
const OTHER_CONTROLS = ["hidden", "byField"] as const;

/**
 * Names and formats of built-in kinds, their controls and their displays. The console finds all of them by name, so an
 * own kind of that name would replace them.
 */
const TAKEN: ReadonlySet<unknown> = new Set([
  ...Object.keys(kinds),
  ...BUILT_IN.flatMap(({ claims, control, display, widgets = {}, displays = {} }) => [
    ...(claims !== null && typeof claims === "object" ? [claims.format] : []),
    control,
    display,
    ...Object.keys(widgets),
    ...Object.keys(displays),
  ]),
  ...OTHER_CONTROLS,
  ...Object.getOwnPropertyNames(Object.prototype),
]);

const HINT = '`defineKind({ name: "level", base: "integer" })`';

/** The first mistake in one entry of the registry, which may be any value. */
function checkKind(kind: unknown, index: number, others: readonly unknown[]): readonly DiagnosticText[] {
  if (!isObject(kind)) {
    return [{ message: `the entry ${index + 1} of kinds is ${JSON.stringify(kind) ?? String(kind)}`, hint: HINT }];
  }
  const { name, base, schema = {} } = kind;
  if (typeof name !== "string") {
    return [{ message: `the entry ${index + 1} of kinds has no name`, hint: HINT }];
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    return [{ message: `the kind "${name}"`, hint: "a camelCase name" }];
  }
  if (TAKEN.has(name) || others.some((other) => isObject(other) && other["name"] === name)) {
    return [{ message: `the kind "${name}" exists already`, hint: "another name" }];
  }
  if (typeof base !== "string") {
    return [{ message: `the kind "${name}" has no base`, hint: `one of: ${[...BASES.keys()].join(", ")}` }];
  }
  return BASES.has(base)
    ? checkSchema(name, schema)
    : [{ message: `the kind "${name}" with the base "${base}"`, hint: suggest(base, [...BASES.keys()]) }];
}

/** The bounds that a kind can have, with the type of their values. */
const BOUNDS: Readonly<Record<keyof NonNullable<OwnKind["schema"]>, "number" | "string">> = {
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  multipleOf: "number",
  minLength: "number",
  maxLength: "number",
  pattern: "string",
};

function checkSchema(name: string, schema: unknown): readonly DiagnosticText[] {
  if (!isObject(schema)) {
    return [{ message: `the schema of the kind "${name}" is no object`, hint: "`schema: { minimum: 1 }`, or none" }];
  }
  const bounds: Readonly<Record<string, string>> = BOUNDS;
  const [unfit] = Object.entries(schema).filter(
    ([key, value]) => !Object.hasOwn(bounds, key) || typeof value !== bounds[key],
  );
  if (unfit === undefined) {
    return [];
  }
  const [key, value] = unfit;
  const message = `the schema of the kind "${name}" has the ${key} ${JSON.stringify(value) ?? String(value)}`;
  const hint = Object.hasOwn(bounds, key) ? `a ${bounds[key]}` : suggest(key, Object.keys(bounds));
  return [{ message, hint }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
