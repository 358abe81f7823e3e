import type { BackendAuth } from "../../src/contract/backend-auth.ts";

// The model of an import source: the same types for OpenAPI, JSON Schema, Prisma and PostgreSQL. `at` is always a place in
// the source.

/** `guess`: decided without proof. `unknown`: to be completed by hand. `lacks`: the backend has no such call. */
export type NoteKind = "guess" | "unknown" | "lacks";

/** A remark for the report, with its location in the source. */
export interface Note {
  readonly kind: NoteKind;
  /** The entity, or entity and field, that it concerns; empty for the whole source. */
  readonly about: string;
  readonly text: string;
  /** `#/components/schemas/Pet/properties/tag`, `model Pet, line 12` or `public.pets.tag`. */
  readonly at: string;
}

/** Bounds of a value, by the names of JSON Schema. */
export interface ForeignBounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export type ForeignType =
  /** `schema`: pointer to the schema of the entity whose id it is. */
  | { readonly kind: "text"; readonly format?: string; readonly bounds: ForeignBounds; readonly schema?: string }
  | { readonly kind: "number"; readonly isInteger: boolean; readonly format?: string; readonly bounds: ForeignBounds }
  | { readonly kind: "boolean" }
  /** An enumeration. `name`: its name in the source, if it has one. */
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly name?: string }
  | { readonly kind: "list"; readonly of: ForeignType; readonly bounds: ForeignBounds }
  /** `schema`: pointer to the named schema of the source. */
  | { readonly kind: "object"; readonly fields: readonly ForeignField[]; readonly schema?: string }
  | { readonly kind: "map" }
  | { readonly kind: "json" }
  /** Nothing that a spec can describe. */
  | { readonly kind: "unknown"; readonly why: string };

export interface ForeignField {
  /** Name in requests and responses. */
  readonly name: string;
  readonly type: ForeignType;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly at: string;
  /** Key of the related entity, if the source states it. */
  readonly to?: string;
}

export type ForeignOperation = "list" | "get" | "create" | "update" | "delete";

/** The calls of a source that has none: the reference backend has all. */
export const ALL_OPERATIONS: readonly ForeignOperation[] = ["list", "get", "create", "update", "delete"];

/** A call that does something with one record. */
export interface ForeignAction {
  readonly name: string;
  readonly method: "POST" | "PUT";
  /** Path in the spec: `/orders/{id}/cancel`. */
  readonly path: string;
  readonly title?: string;
  readonly at: string;
}

export interface ForeignEntity {
  /** Unique among the entities: the path of its list, or the name of its schema, model or table. */
  readonly key: string;
  /** Name in the source, in any case; singular or plural. */
  readonly name: string;
  /** Path of its calls; null if the source has no calls. */
  readonly path: string | null;
  /** Paths that differ from the path and its `/{id}`. */
  readonly endpoints: { readonly [O in ForeignOperation]?: string };
  readonly operations: readonly ForeignOperation[];
  /** Pointer to its schema in the source, by which other schemas refer to it. */
  readonly schema: string | null;
  /** Name of the identifier in the source; null if none was found. */
  readonly idName: string | null;
  readonly fields: readonly ForeignField[];
  /** Query parameters of the list that may be filters; null if the source has none. */
  readonly parameters: readonly string[] | null;
  readonly unique: readonly (readonly string[])[];
  readonly actions?: readonly ForeignAction[];
  readonly description?: string;
  readonly at: string;
}

/** The part of `config.json` that is known. */
export interface ForeignDialect {
  /** Address of the backend, without the paths of the entities. */
  readonly url: string;
  readonly lists: Readonly<Record<string, string | number | boolean | null>>;
  readonly records: Readonly<Record<string, string>>;
  readonly abilities: Readonly<Record<string, unknown>>;
  readonly auth: BackendAuth;
}

export interface ForeignModel {
  readonly title: string;
  readonly entities: readonly ForeignEntity[];
  /** Null if the source describes no backend: the reference backend then serves the product. */
  readonly dialect: ForeignDialect | null;
  readonly notes: readonly Note[];
}

/** A source that cannot be read, or options that fit none of its entities. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
