import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { Kind, Use } from "../../../src/kinds/kind.ts";
import { type FieldKind, kinds } from "../../../src/kinds/kinds.ts";

/** The built-in kinds, in the order of their registry. */
export const allKinds: readonly Kind[] = Object.values(kinds);

const byTest = allKinds.filter(({ claims }) => typeof claims === "function");

const byFormat: ReadonlyMap<string, Kind> = new Map(
  allKinds.flatMap((kind) => {
    const { claims } = kind;
    return claims === null || typeof claims === "function" ? [] : [[keyOf(claims), kind] as const];
  }),
);

function keyOf({ type, format = "" }: Pick<JsonSchema, "type" | "format">): string {
  return `${type} ${format}`;
}

/** The kind that claims a schema, or null where none does. */
export function kindOf(schema: JsonSchema): FieldKind | null {
  if (schema.enum !== undefined && schema.type !== "string") {
    return null;
  }
  const kind =
    byTest.find(({ claims }) => typeof claims === "function" && claims(schema)) ??
    byFormat.get(keyOf(schema)) ??
    byFormat.get(keyOf({ type: schema.type }));
  return (kind?.name as FieldKind | undefined) ?? null;
}

/** The kind that a type and its `@format` select. */
export function kindOfFormat({ type, format }: Pick<JsonSchema, "type" | "format">): Kind | undefined {
  return format === undefined ? undefined : byFormat.get(keyOf({ type, format }));
}

/** The kind of that name. */
export function kindNamed(name: FieldKind): Kind {
  return kinds[name];
}

/** The names of the kinds that pass a test, for checks and their messages. */
export function kindsThat(test: (kind: Kind) => boolean): readonly FieldKind[] {
  return allKinds.filter((kind) => test(kind)).map(({ name }) => name as FieldKind);
}

/** The names of the kinds that a place of the spec accepts. */
export function kindsFor(use: Use): readonly FieldKind[] {
  return kindsThat(({ uses }) => uses.includes(use));
}

const CURRENCY_DISPLAYS: readonly string[] = allKinds
  .filter(({ hasCurrency }) => hasCurrency === true)
  .map(({ display }) => display);

/** Whether a display writes a currency. */
export function isCurrencyDisplay(display: string | null | undefined): boolean {
  return display != null && CURRENCY_DISPLAYS.includes(display);
}
