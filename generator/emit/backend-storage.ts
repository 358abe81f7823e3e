import type { StoredEntity } from "../../src/contract/backend.ts";
import type { ComputedFields } from "../../src/contract/computed.ts";
import { orNone, toComputedFields } from "../model/rules/computed-fields.ts";
import { columnOf } from "../model/storage/column-types.ts";
import { identityFieldsOf } from "../model/storage/identity-fields.ts";
import {
  columnName,
  linkColumn,
  linkConstant,
  linkFields,
  type StorageModel,
  targetColumn,
  toStorage,
} from "../model/storage/storage-model.ts";
import { type ConsoleModel, type EntityModel, entityNamed, type FieldModel } from "../model/types/console-model.ts";
import { partAt, partTypes } from "../model/types/parts.ts";
import { toImports, valueFrom } from "../render/imports.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { sortableColumns } from "./sortable-columns.ts";

/** Constant of a table, rendered as an identifier. */
type TableName = string;

interface StoredView extends Omit<StoredEntity<TableName>, "computed" | "parts" | "words"> {
  /** Null if there are none. */
  readonly words: StoredEntity<TableName>["words"] | null;
  /** Null if there are none. */
  readonly parts: StoredEntity<TableName>["parts"] | null;
  /** Null if there are none. */
  readonly computed: ComputedFields | null;
}

interface StorageView {
  readonly banner: string;
  readonly imports: readonly string[];
  readonly entities: readonly StoredView[];
}

const view = template<StorageView>("backend/storage.ts.hbs");

/** `generated/backend/storage.ts`: storage description of each entity, for the backend's generic repository. */
export function emitBackendStorage(model: ConsoleModel): readonly EmittedFile[] {
  const storage = toStorage(model);
  const context: StorageContext = { model, storage, columns: ownColumns(storage), users: usersOf(storage) };
  const content = view({
    banner: banner("schema/entities/"),
    imports: toImports(storage.tables.map(({ constant }) => valueFrom("./tables.ts", constant))),
    entities: storage.entities.map((entity) => toStored(context, entity)),
  });
  return [{ path: "backend/storage.ts", content }];
}

type Users = StoredEntity<TableName>["usedBy"];

interface StorageContext {
  readonly model: ConsoleModel;
  readonly storage: StorageModel;
  /** Columns of fields, by entity. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Columns and join tables that reference an entity, by entity. */
  readonly users: ReadonlyMap<string, Users>;
}

function toStored(context: StorageContext, entity: EntityModel): StoredView {
  const { name } = entity.names;
  const columns = context.columns.get(name) ?? [];
  return {
    entity: name,
    table: entity.names.plural,
    columns,
    titleField: entity.titleField,
    titleFields: entity.titleFields.length > 1 ? entity.titleFields : [],
    secrets: entity.fields.filter(({ writeOnly }) => writeOnly).map((field) => field.name),
    createdAt: stamp(entity, "createdAt"),
    updatedAt: stamp(entity, "updatedAt"),
    unique: entity.unique,
    identities: identityFieldsOf(entity),
    nullable: entity.fields.filter(({ nullable }) => nullable).map((field) => field.name),
    trees: entity.fields.filter(({ relation }) => relation?.isTree === true).map((field) => field.name),
    rules: entity.rules.filter(({ severity }) => severity === "refuse"),
    computed: orNone(toComputedFields(entity)),
    parts: partsOf(entity),
    words: wordsOf(entity),
    search: entity.list.search,
    filters: entity.list.filters,
    sortable: ordersOf(entity, columns),
    sort: entity.list.sort,
    links: linkFields(storedNames(context.storage), entity).map((field) => toLink(entity, field)),
    children: entity.fields.flatMap((field) => toChild(context, field)),
    expansions: entity.fields.flatMap((field) => toExpansion(context, entity, field)),
    usedBy: context.users.get(name) ?? [],
  };
}

/**
 * Fields by which a list can be sorted: the id, the initial order, and the list's columns. Other fields have no index, and
 * each page would sort the whole table (decision 0092).
 */
function ordersOf(entity: EntityModel, columns: readonly string[]): readonly string[] {
  const offered = new Set(["id", entity.list.sort.replace("-", ""), ...sortableColumns(entity)]);
  const computed = Object.keys(toComputedFields(entity));
  const fields = [...columns.filter((column) => isVisible(entity, column) && !hasNoOrder(entity, column)), ...computed];
  return [...fields, ...Object.keys(partTypes(entity))].filter((field) => offered.has(field));
}

function isVisible({ fields }: EntityModel, column: string): boolean {
  return fields.some(({ name, writeOnly }) => name === column && !writeOnly);
}

/** JSON objects have no order in the database. */
function hasNoOrder({ fields }: EntityModel, column: string): boolean {
  return fields.some((field) => field.name === column && columnOf(field).builder === "json");
}

function storedNames({ entities }: StorageModel): ReadonlySet<string> {
  return new Set(entities.map(({ names }) => names.name));
}

function ownColumns({ tables }: StorageModel): StorageContext["columns"] {
  return new Map(
    tables.flatMap(({ entity, columns }) =>
      entity === null
        ? []
        : [[entity.names.name, columns.filter(({ field }) => field !== null).map(({ name }) => name)] as const],
    ),
  );
}

/** The backend sets a read-only date-time with this name. */
function stamp(entity: EntityModel, name: string): string | null {
  const field = entity.fields.find((candidate) => candidate.name === name);
  return field?.readOnly === true && field.kind === "datetime" ? name : null;
}

function toLink(entity: EntityModel, field: FieldModel): StoredEntity<TableName>["links"][number] {
  const to = field.relation?.to ?? "";
  return {
    field: field.name,
    table: linkConstant(entity, field),
    to,
    ownerColumn: linkColumn(entity.names.name),
    targetColumn: targetColumn(entity, to),
  };
}

function toChild({ model, storage, columns }: StorageContext, field: FieldModel): StoredEntity<TableName>["children"] {
  if (field.embeds === null) {
    return [];
  }
  return [
    {
      field: field.name,
      entity: field.embeds,
      table: entityNamed(model, field.embeds).names.plural,
      columns: columns.get(field.embeds) ?? [],
      ownerColumn: storage.owners.get(field.embeds)?.column ?? "",
    },
  ];
}

/** Only entities with a table can be expanded. */
function toExpansion(
  { model, storage }: StorageContext,
  entity: EntityModel,
  field: FieldModel,
): StoredEntity<TableName>["expansions"] {
  const isKept = (to: string) => storage.entities.some(({ names }) => names.name === to);
  if (field.kind === "object" && field.relation !== null && isKept(field.relation.to)) {
    const readable = entityNamed(model, field.relation.to).fields.filter(({ writeOnly }) => !writeOnly);
    const fields = readable.map(({ name }) => name);
    return [{ field: field.name, by: columnName(field), to: field.relation.to, fields }];
  }
  const relating = entity.fields.find(({ name }) => name === field.expands);
  return relating?.relation == null || !isKept(relating.relation.to)
    ? []
    : [
        {
          field: field.name,
          by: relating.name,
          to: relating.relation.to,
          fields: Object.keys(field.schema.properties ?? {}),
        },
      ];
}

/** Columns and join tables that reference a record and prevent its deletion. */
function usersOf(storage: StorageModel): StorageContext["users"] {
  const users = new Map<string, Users>();
  const add = (entity: string, user: Users[number]) => users.set(entity, [...(users.get(entity) ?? []), user]);
  const stored = storedNames(storage);
  const tables = new Map(storage.tables.map((table) => [table.entity?.names.name, table]));
  for (const entity of storage.entities) {
    const { names } = entity;
    for (const column of tables.get(names.name)?.columns ?? []) {
      if (column.references?.onDelete === "restrict") {
        const field = column.field?.name ?? column.name;
        add(column.references.entity, { entity: names.name, field, table: names.plural, column: column.name });
      }
    }
    for (const field of linkFields(stored, entity)) {
      const { to, table, targetColumn: column } = toLink(entity, field);
      add(to, { entity: names.name, field: field.name, table, column });
    }
  }
  return users;
}

/** The values of its enumerations. */
function wordsOf(entity: EntityModel): StoredView["words"] {
  const words = Object.keys(partTypes(entity)).flatMap((path) => {
    const values = partAt(entity.fields, path)?.enumeration?.values;
    return values === undefined ? [] : [[path, values] as const];
  });
  return words.length === 0 ? null : Object.fromEntries(words);
}

/** Fields inside objects by which its list is filtered, searched or sorted. */
function partsOf(entity: EntityModel): StoredView["parts"] {
  const parts = partTypes(entity);
  return Object.keys(parts).length === 0 ? null : parts;
}
