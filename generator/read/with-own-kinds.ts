import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { OwnKind } from "../../src/kinds/own-kind.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import { BASES } from "./own-kinds.ts";
import type { RawSchema, TypeDefinitions } from "./type-definitions.ts";

/**
 * Replaces a `@format` that names an own kind by the schema of that kind and notes the kind at the schema. A format on another type than
 * the kind's stays: the checks of tags report it. Tags of a field only narrow the bounds of the kind. Throws a
 * `SpecError` for a tag that replaces a bound without an order.
 */
export function withOwnKinds(definitions: TypeDefinitions, own: readonly OwnKind[]): TypeDefinitions {
  if (own.length === 0) {
    return definitions;
  }
  const refiner = new Refiner(definitions, own);
  const schemas = Object.entries(definitions.schemas).map(([name, schema]) => [name, refiner.refineType(name, schema)]);
  throwIfAny(refiner.diagnostics);
  return { ...definitions, schemas: Object.fromEntries(schemas) };
}

type Bounds = NonNullable<OwnKind["schema"]>;

/** Chooses the tighter of two bounds. */
const TIGHTER: { readonly [bound: string]: (one: number, other: number) => number } = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
} satisfies { readonly [bound in keyof Bounds]: (one: number, other: number) => number };

/** Bounds of which a field cannot have two. */
const SINGLE = ["multipleOf", "pattern"] as const satisfies readonly (keyof Bounds)[];

class Refiner {
  readonly diagnostics: Diagnostic[] = [];
  readonly #definitions: TypeDefinitions;
  readonly #own: readonly OwnKind[];
  /** Key of the type or field that is being refined, in the locations. */
  #path = "";

  constructor(definitions: TypeDefinitions, own: readonly OwnKind[]) {
    this.#definitions = definitions;
    this.#own = own;
  }

  /** Refines a named type; the fields of an interface have locations of their own. */
  refineType(name: string, { properties, ...type }: RawSchema): unknown {
    this.#path = name;
    const refined = this.#refine(type) as RawSchema;
    const fields = Object.entries(properties ?? {}).map(([field, schema]) => {
      this.#path = `${name}.${field}`;
      return [field, this.#refine(schema)] as const;
    });
    return properties === undefined ? refined : { ...refined, properties: Object.fromEntries(fields) };
  }

  #refine(schema: unknown): unknown {
    if (Array.isArray(schema)) {
      return schema.map((each) => this.#refine(each));
    }
    if (typeof schema !== "object" || schema === null) {
      return schema;
    }
    const raw = toInner(schema as RawSchema);
    return this.#refineOne(Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, this.#refine(value)])));
  }

  #refineOne(raw: RawSchema): RawSchema {
    const kind = this.#own.find(({ name }) => name === raw["format"]);
    const base = kind && BASES.get(kind.base);
    if (kind === undefined || base === undefined) {
      const aliased = this.#kindOfAlias(raw);
      return aliased === undefined ? raw : { ...raw, ...this.#narrow(aliased, raw, Object.keys(raw)) };
    }
    // A tag on a field with a named type: the tags of that type count too.
    const { format: _, type: stated, description, ...rest } = this.#flatten(raw);
    if (!hasType(stated, base.type)) {
      return raw;
    }
    return {
      ...base,
      type: Array.isArray(stated) ? [base.type, "null"] : base.type,
      ...(raw.description === undefined ? {} : { description }),
      ...rest,
      ...this.#narrow(kind, rest),
      ownKind: kind.name,
    };
  }

  /** The bounds of a field of a kind, or only the named ones. */
  #narrow({ name, schema = {} }: OwnKind, tags: RawSchema, only: readonly string[] = Object.keys(schema)): Bounds {
    for (const bound of SINGLE) {
      if (schema[bound] !== undefined && tags[bound] !== undefined && tags[bound] !== schema[bound]) {
        this.#report(`@${bound} on a field of the kind "${name}", which has a ${bound} of its own`);
      }
    }
    const bounds = Object.entries(schema).filter(([bound]) => only.includes(bound));
    return Object.fromEntries(bounds.map(([bound, value]) => [bound, tighter(bound, value, tags[bound])]));
  }

  #report(message: string): void {
    const { locations } = this.#definitions;
    const at = locations.get(this.#path) ?? { file: "", line: 1, column: 1 };
    this.diagnostics.push({ at, path: this.#path, message, hint: "the field without this tag, or another kind" });
  }

  /** The own kind of the type that a reference names, through aliases. */
  #kindOfAlias(raw: RawSchema, seen: readonly string[] = []): OwnKind | undefined {
    const { name, target } = this.#targetOf(raw);
    if (target === undefined || seen.includes(name)) {
      return undefined;
    }
    const kind = this.#own.find((each) => each.name === target["format"]);
    return kind ?? this.#kindOfAlias(target, [...seen, name]);
  }

  /** Replaces the reference to a named type by its schema. */
  #flatten(raw: RawSchema, seen: readonly string[] = []): RawSchema {
    const { name, target } = this.#targetOf(raw);
    const { $ref: _, ...tags } = raw;
    return target === undefined || seen.includes(name) ? raw : { ...this.#flatten(target, [...seen, name]), ...tags };
  }

  #targetOf({ $ref = "" }: RawSchema): { readonly name: string; readonly target: RawSchema | undefined } {
    const name = $ref.slice("#/definitions/".length);
    return { name, target: this.#definitions.schemas[name] };
  }
}

/** Moves the tags of `Stars | null` to the type that they are about. */
function toInner(raw: RawSchema): RawSchema {
  const { anyOf, format, ...rest } = raw;
  const isNullable = Array.isArray(anyOf) && anyOf.length === 2 && anyOf.some(isNull);
  if (!isNullable) {
    return raw;
  }
  const moved = Object.entries({ format, ...rest }).filter(([key, value]) => MOVED.has(key) && value !== undefined);
  const kept = Object.entries(rest).filter(([key]) => !MOVED.has(key));
  const inner = (anyOf as readonly RawSchema[]).map((each) =>
    isNull(each) ? each : { ...each, ...Object.fromEntries(moved) },
  );
  return { ...Object.fromEntries(kept), anyOf: inner };
}

const MOVED: ReadonlySet<string> = new Set(["format", ...Object.keys(TIGHTER), ...SINGLE]);

const isNull = ({ type }: RawSchema): boolean => type === "null";

/** The tighter of the kind's bound and the tag. A tag that is no number stays: the checks of tags report it. */
function tighter(bound: string, own: JsonSchema[keyof Bounds], tag: unknown): unknown {
  const choose = TIGHTER[bound];
  return choose !== undefined && typeof own === "number" && typeof tag === "number" ? choose(own, tag) : (tag ?? own);
}

/** Whether a type of the spec can be of a kind: a whole number is a number there. */
function hasType(type: RawSchema["type"], wanted: unknown): boolean {
  const types: readonly unknown[] = [type].flat();
  return types.includes(wanted) || (wanted === "integer" && types.includes("number"));
}
