import type { Column } from "../../../src/kinds/kind.ts";
import { toPascal, toSnake } from "../naming/names.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../types/console-model.ts";
import { columnDefault, columnOf } from "./column-types.ts";

/** One column of a table. */
export interface ColumnModel {
  /** `bookId`. */
  readonly name: string;
  readonly field: FieldModel | null;
  readonly type: Column;
  readonly isRequired: boolean;
  readonly default: unknown;
  /** The referenced entity, and the effect of its deletion on this row. */
  readonly references: { readonly entity: string; readonly onDelete: "cascade" | "restrict" } | null;
}

/** A table of the reference backend: of an entity, of embedded records, or a join table. */
export interface TableModel {
  /** `bookGenres`. */
  readonly constant: string;
  /** `book_genres`. */
  readonly table: string;
  /** Null for a join table. */
  readonly entity: EntityModel | null;
  readonly columns: readonly ColumnModel[];
  /** The two columns of a join table; empty for others. */
  readonly primaryKey: readonly string[];
}

/** The owner of embedded records, and the column with its id. */
export interface OwnerModel {
  readonly entity: EntityModel;
  readonly column: string;
}

/** The database schema. Computed once, since tables refer to each other. */
export interface StorageModel {
  /** Entities with a table: stored ones, and those embedded in them. */
  readonly entities: readonly EntityModel[];
  /** Owners come before embedded records. */
  readonly tables: readonly TableModel[];
  /** By the name of the embedded entity. */
  readonly owners: ReadonlyMap<string, OwnerModel>;
}

/** Computes tables and owners from the model. */
export function toStorage({ entities }: ConsoleModel): StorageModel {
  const owners = ownersOf(entities);
  const stored = entities.filter(({ isStored, names }) => isStored || owners.has(names.name));
  const context: TableContext = { owners, stored: new Set(stored.map(({ names }) => names.name)) };
  return {
    entities: stored,
    owners,
    tables: [
      ...stored.map((entity) => toTable(context, entity)),
      ...stored.flatMap((entity) => linkFields(context.stored, entity).map((field) => toLinkTable(entity, field))),
    ],
  };
}

interface TableContext {
  readonly owners: StorageModel["owners"];
  readonly stored: ReadonlySet<string>;
}

function ownersOf(entities: readonly EntityModel[]): ReadonlyMap<string, OwnerModel> {
  const byName = new Map(entities.map((entity) => [entity.names.name, entity]));
  const owners = new Map<string, OwnerModel>();
  for (const owner of entities.filter(({ isStored }) => isStored)) {
    for (const { embeds } of owner.fields) {
      const embedded = byName.get(embeds ?? "");
      if (embedded !== undefined && !owners.has(embedded.names.name)) {
        owners.set(embedded.names.name, { entity: owner, column: ownerColumn(embedded, owner.names.name) });
      }
    }
  }
  return owners;
}

/** The column of the explicit relation to the owner, or one named after the owner. */
function ownerColumn(embedded: EntityModel, owner: string): string {
  const stated = embedded.fields.find(({ relation }) => relation?.to === owner && !relation.many);
  return stated?.name ?? `${owner}Id`;
}

/** Fields with a join table: lists of ids of an entity that has a table. */
export function linkFields(stored: ReadonlySet<string>, entity: EntityModel): readonly FieldModel[] {
  return entity.fields.filter(({ relation }) => relation?.many === true && stored.has(relation.to));
}

/** The constant of a join table: `bookGenres`. */
export function linkConstant(entity: EntityModel, field: FieldModel): string {
  return `${entity.names.name}${toPascal(field.name)}`;
}

/** The column with the id of an entity in a join table: `bookId`. */
export function linkColumn(entity: string): string {
  return `${entity}Id`;
}

/** Renames the second column if a record references records of its own entity. */
export function targetColumn(entity: EntityModel, to: string): string {
  return to === entity.names.name ? `other${toPascal(linkColumn(to))}` : linkColumn(to);
}

function toLinkTable(entity: EntityModel, field: FieldModel): TableModel {
  const to = field.relation?.to ?? "";
  const constant = linkConstant(entity, field);
  const owner = linkColumn(entity.names.name);
  const target = targetColumn(entity, to);
  return {
    constant,
    table: toSnake(constant),
    entity: null,
    columns: [
      plain(owner, UUID, { references: { entity: entity.names.name, onDelete: "cascade" } }),
      plain(target, UUID, { references: { entity: to, onDelete: "restrict" } }),
      plain("position", INTEGER, { default: 0 }),
    ],
    primaryKey: [owner, target],
  };
}

function toTable(context: TableContext, entity: EntityModel): TableModel {
  const owner = context.owners.get(entity.names.name);
  const columns = entity.fields.flatMap((field) => toColumn(context, entity, field));
  const ownColumns =
    owner === undefined || columns.some(({ name }) => name === owner.column)
      ? columns
      : [
          ...columns,
          plain(owner.column, UUID, { references: { entity: owner.entity.names.name, onDelete: "cascade" } }),
        ];
  return {
    constant: entity.names.plural,
    table: entity.names.table,
    entity,
    columns: [
      ...ownColumns,
      ...(owner === undefined ? [] : [plain("position", INTEGER, { default: 0 })]),
      plain("revision", INTEGER, { default: 1 }),
    ],
    primaryKey: [],
  };
}

const UUID: Column = { builder: "uuid" };
const INTEGER: Column = { builder: "integer" };

function plain(name: string, type: Column, more: Partial<ColumnModel>): ColumnModel {
  return { name, field: null, type, isRequired: true, default: undefined, references: null, ...more };
}

function toColumn({ owners, stored }: TableContext, entity: EntityModel, field: FieldModel): readonly ColumnModel[] {
  const { relation } = field;
  const isElsewhere = field.embeds !== null || field.expands !== null || field.computed !== null;
  if (isElsewhere || (relation?.many === true && stored.has(relation.to))) {
    return [];
  }
  const column: ColumnModel = {
    name: columnName(field),
    field,
    type: columnOf(field),
    isRequired: field.required && !field.nullable,
    default: columnDefault(field),
    references: null,
  };
  if (relation === null || relation.many || !stored.has(relation.to)) {
    return [column];
  }
  const isOwner = owners.get(entity.names.name)?.column === field.name;
  return [{ ...column, type: UUID, references: { entity: relation.to, onDelete: isOwner ? "cascade" : "restrict" } }];
}

/** The column of an object field with a relation contains only the id. */
export function columnName(field: FieldModel): string {
  return field.kind === "object" && field.relation !== null ? `${field.name}Id` : field.name;
}
