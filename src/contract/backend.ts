/** What the generated tables of the reference backend's routes and storage look like. */

import type { ComputedFields } from "./computed.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { RuleDescriptor } from "./predicate.ts";
import type { Role } from "./staff.ts";

/** One call of the reference backend (spec §7). */
export interface BackendRoute {
  readonly entity: string;
  /** `list`, `get`, `create`, `update`, `delete`, or the name of a query or an action. */
  readonly name: string;
  readonly kind: "list" | "get" | "create" | "update" | "delete" | "query" | "action";
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** In Fastify's syntax: `/books/:id`. */
  readonly path: string;
  /** Of a query: whether it answers many records or one, and which. */
  readonly result: "many" | "one" | null;
  readonly where: { readonly [field: string]: unknown } | null;
  /** The role that it needs, where the spec says. */
  readonly role?: Role;
  /** Of an action: the records that it can be run on; absent where it can be run on any. */
  readonly when?: { readonly [field: string]: unknown };
  /** Of an action: the entity whose body it is sent; absent where it is sent none. */
  readonly inputs?: string;
}

/** The checks of an entity's bodies and answers. */
export interface EntitySchemas {
  readonly read: JsonSchema;
  readonly create: JsonSchema;
  readonly update: JsonSchema;
}

/** A call that belongs to no entity: what it is sent, and what it answers; null where that is nothing. */
export interface BackendCall {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body: JsonSchema | null;
  readonly result: JsonSchema | null;
  /** The role that it needs, where the spec says. */
  readonly role?: Role;
}

/**
 * What a part of an object is compared as: texts as people read them, words such as those of enumerations letter by
 * letter.
 */
export type PartType = "text" | "word" | "number" | "boolean" | "date" | "datetime";

/** How an entity is kept, over the table type of the database library. */
export interface StoredEntity<Table> {
  readonly entity: string;
  readonly table: Table;
  /** Fields of the record that are columns of `table`, under the same name. */
  readonly columns: readonly string[];
  readonly titleField: string;
  /** The fields that name a record together, where they are more than that one. */
  readonly titleFields?: readonly string[];
  /** Never answered, kept as a hash: `password`. */
  readonly secrets: readonly string[];
  /** Set by the backend when a record is made, and when it is changed. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly unique: readonly string[];
  /**
   * Unique texts and e-mail addresses, which are compared by `identityOf` and stored without blanks at their ends; absent
   * where there are none.
   */
  readonly identities?: readonly string[];
  /** Fields that are null where they have no value; absent where there are none. */
  readonly nullable?: readonly string[];
  /** Fields that name the record above, of which none may be below itself; absent where there are none. */
  readonly trees?: readonly string[];
  /** What holds of every record; absent where the spec states nothing. */
  readonly rules?: readonly RuleDescriptor[];
  /** Fields that are worked out of columns; absent where there are none. */
  readonly computed?: ComputedFields;
  /** Parts of objects that lists are filtered or sorted by, `address.city`; absent where there are none. */
  readonly parts?: { readonly [path: string]: PartType };
  /** Values of the enumerations among `parts`, in the order of the spec; absent where there are none. */
  readonly words?: { readonly [path: string]: readonly string[] };
  readonly search: readonly string[];
  readonly filters: readonly string[];
  readonly sortable: readonly string[];
  /** `field` or `-field`. */
  readonly sort: string;
  /** Array fields of ids, each kept in a table of its own: owner id, target id, position. */
  readonly links: readonly {
    readonly field: string;
    readonly table: Table;
    readonly to: string;
    /** The columns of `table` that hold this record's id and the other's: `bookId`, `genreId`. */
    readonly ownerColumn: string;
    readonly targetColumn: string;
  }[];
  /** Array fields of whole records, each kept in a table of its own with a `position`. */
  readonly children: readonly {
    readonly field: string;
    readonly entity: string;
    readonly table: Table;
    readonly columns: readonly string[];
    /** The child's column that holds this record's id. */
    readonly ownerColumn: string;
  }[];
  /** Object fields answered from another table: `book` by `bookId`. */
  readonly expansions: readonly {
    readonly field: string;
    /** Column of `table` that holds the other record's id. */
    readonly by: string;
    readonly to: string;
    readonly fields: readonly string[];
  }[];
  /** Columns and links elsewhere that hold ids of this entity: what keeps a record from being deleted. */
  readonly usedBy: readonly {
    readonly entity: string;
    readonly field: string;
    readonly table: Table;
    readonly column: string;
  }[];
}
