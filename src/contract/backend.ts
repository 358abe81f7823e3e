/** Types of the generated routes and storage descriptions of the reference backend. */

import type { ComputedFields } from "./computed.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { RuleDescriptor } from "./predicate.ts";
import type { Role } from "./staff.ts";

/** A call of the reference backend (spec §7). */
export interface BackendRoute {
  readonly entity: string;
  /** `list`, `get`, `create`, `update`, `delete`, or the name of a query or an action. */
  readonly name: string;
  readonly kind: "list" | "get" | "create" | "update" | "delete" | "query" | "action";
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path in Fastify's syntax: `/books/:id`. */
  readonly path: string;
  /** For a query: `many` or `one` record, and its condition. */
  readonly result: "many" | "one" | null;
  readonly where: { readonly [field: string]: unknown } | null;
  /** The required role, if the spec sets one. */
  readonly role?: Role;
  /** For a create call that returns records of another entity, whose fields have other names in responses. */
  readonly creates?: string;
  /** For an action: its condition on the record; absent if there is none. */
  readonly when?: { readonly [field: string]: unknown };
  /** For an action: the entity of the request body; absent without inputs. */
  readonly inputs?: string;
}

/** Request and response schemas of an entity. */
export interface EntitySchemas {
  readonly read: JsonSchema;
  readonly create: JsonSchema;
  readonly update: JsonSchema;
}

/** Request and response schema of a call that belongs to no entity; null for no body. */
export interface BackendCall {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** The query of a GET call; absent if the spec has none. */
  readonly query?: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly result: JsonSchema | null;
  /** The required role, if the spec sets one. */
  readonly role?: Role;
}

/**
 * Type of a field inside an object, for comparisons. `text` ignores case and accents; `word` (enumerations) is compared
 * exactly.
 */
export type PartType = "text" | "word" | "number" | "boolean" | "date" | "datetime";

/** Storage description of an entity, generic over the table type of the database library. */
export interface StoredEntity<Table> {
  readonly entity: string;
  readonly table: Table;
  /** Fields that are columns of `table`, with the same name. */
  readonly columns: readonly string[];
  readonly titleField: string;
  /** The fields that form the title together; absent if only the title field does. */
  readonly titleFields?: readonly string[];
  /** Fields stored as a hash and never returned: `password`. */
  readonly secrets: readonly string[];
  /** Fields that the backend sets on creation and on each update. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly unique: readonly string[];
  /**
   * Unique texts and e-mail addresses. They are compared by `identityOf` and stored trimmed; absent if there are none.
   */
  readonly identities?: readonly string[];
  /** Fields with null for "no value"; absent if there are none. */
  readonly nullable?: readonly string[];
  /** Relations to the same entity that must not form a cycle; absent if there are none. */
  readonly trees?: readonly string[];
  /** Validation rules; absent if there are none. */
  readonly rules?: readonly RuleDescriptor[];
  /** Computed fields; absent if there are none. */
  readonly computed?: ComputedFields;
  /** Fields inside objects (`address.city`) that lists filter or sort by; absent if there are none. */
  readonly parts?: { readonly [path: string]: PartType };
  /** Values of the enumerations in `parts`, in the order of the spec; absent if there are none. */
  readonly words?: { readonly [path: string]: readonly string[] };
  readonly search: readonly string[];
  readonly filters: readonly string[];
  readonly sortable: readonly string[];
  /** `field` or `-field`. */
  readonly sort: string;
  /** Lists of ids, each with a join table: owner id, target id, position. */
  readonly links: readonly {
    readonly field: string;
    readonly table: Table;
    readonly to: string;
    /** Columns of the join table with the ids of this record and of the other: `bookId`, `genreId`. */
    readonly ownerColumn: string;
    readonly targetColumn: string;
  }[];
  /** Embedded records, each in a table with a `position`. */
  readonly children: readonly {
    readonly field: string;
    readonly entity: string;
    readonly table: Table;
    readonly columns: readonly string[];
    /** The child's column with the id of this record. */
    readonly ownerColumn: string;
  }[];
  /** Object fields that are read from another table: `book` by `bookId`. */
  readonly expansions: readonly {
    readonly field: string;
    /** Column of `table` with the id of the other record. */
    readonly by: string;
    readonly to: string;
    readonly fields: readonly string[];
  }[];
  /** Columns and join tables that reference this entity and prevent the deletion of a record. */
  readonly usedBy: readonly {
    readonly entity: string;
    readonly field: string;
    readonly table: Table;
    readonly column: string;
  }[];
}
