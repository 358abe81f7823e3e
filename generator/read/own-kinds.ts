import { existsSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../../src/kinds/kind.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import type { OwnKind } from "../../src/kinds/own-kind.ts";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { handFolder } from "../places/product-places.ts";
import { loadOwnModule } from "./own-module.ts";
import type { RawSchema, TypeDefinitions } from "./type-definitions.ts";

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
    ? found.flatMap((kind: OwnKind, index) => checkKind(kind, found.slice(0, index)))
    : [{ message: "no list named kinds", hint }];
  throwIfAny(diagnostics.map((text) => ({ ...text, at: { file, line: 1, column: 1 }, path: "" })));
  return found as readonly OwnKind[];
}

const BUILT_IN: readonly Kind[] = Object.values(kinds);

type Base = Extract<Kind["claims"], { readonly type: string }>;

/** The built-in kinds that a type and a format select, with both. */
const BASES: ReadonlyMap<string, Base> = new Map(
  BUILT_IN.flatMap(({ name, claims }) =>
    claims === null || typeof claims === "function" ? [] : [[name, claims] as const],
  ),
);

/** Names and formats of built-in kinds, which another kind cannot have. */
const TAKEN: ReadonlySet<unknown> = new Set([
  ...Object.keys(kinds),
  ...[...BASES.values()].map(({ format }) => format),
]);

function checkKind({ name, base }: OwnKind, others: readonly OwnKind[]): readonly DiagnosticText[] {
  const isTaken = TAKEN.has(name) || others.some((other) => other.name === name);
  return [
    ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : [{ message: `the kind "${name}"`, hint: "a camelCase name" }]),
    ...(isTaken ? [{ message: `the kind "${name}" exists already`, hint: "another name" }] : []),
    ...(BASES.has(base)
      ? []
      : [{ message: `the kind "${name}" with the base "${base}"`, hint: suggest(base, [...BASES.keys()]) }]),
  ];
}

/**
 * Replaces `@format stars` by the schema of that kind and notes the kind at the schema. A format on another type than the
 * kind's stays: the checks of tags report it.
 */
export function withOwnKinds(definitions: TypeDefinitions, own: readonly OwnKind[]): TypeDefinitions {
  if (own.length === 0) {
    return definitions;
  }
  const schemas = Object.entries(definitions.schemas).map(([name, schema]) => [name, refine(schema, own)]);
  return { ...definitions, schemas: Object.fromEntries(schemas) };
}

function refine(schema: unknown, own: readonly OwnKind[]): unknown {
  if (Array.isArray(schema)) {
    return schema.map((each) => refine(each, own));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  const raw = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, refine(value, own)])) as RawSchema;
  const kind = own.find(({ name }) => name === raw["format"]);
  const base = kind && BASES.get(kind.base);
  if (kind === undefined || base === undefined || !hasType(raw, base.type)) {
    return raw;
  }
  const { format: _, type: stated, ...rest } = raw;
  const type = Array.isArray(stated) ? [base.type, "null"] : base.type;
  return { ...base, type, ...kind.schema, ...rest, ownKind: kind.name };
}

/** Whether a type of the spec can be of a kind: a whole number is a number there. */
function hasType({ type }: RawSchema, wanted: unknown): boolean {
  const types: readonly unknown[] = [type].flat();
  return types.includes(wanted) || (wanted === "integer" && types.includes("number"));
}
