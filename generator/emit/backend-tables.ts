import { placeInWords } from "../../src/contract/sort-sql.ts";
import type { Column } from "../../src/kinds/kind.ts";
import { toIdentifier, toSnake } from "../model/naming/names.ts";
import { isTextColumn } from "../model/storage/column-types.ts";
import { identityFieldsOf } from "../model/storage/identity-fields.ts";
import { type ColumnModel, type TableModel, toStorage } from "../model/storage/storage-model.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { typeFrom, valueFrom, withImports } from "../render/imports.ts";
import { templateText } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";
import { type IndexView, partIndexesOf } from "./nested-field-indexes.ts";

interface ColumnView {
  readonly name: string;
  readonly column: string;
  readonly builder: Column["builder"];
  readonly options: Readonly<Record<string, string | number | boolean>> | null;
  /** Values of an enumeration, for the column's TypeScript type. */
  readonly values: readonly string[] | null;
  readonly isPrimaryKey: boolean;
  readonly isArray: boolean;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly default: unknown;
  readonly references: { readonly constant: string; readonly onDelete: string } | null;
}

interface TableView {
  readonly constant: string;
  readonly table: string;
  readonly columns: readonly ColumnView[];
  readonly hasRules: boolean;
  /** Columns of a composite primary key; empty if there is none. */
  readonly primaryKey: readonly string[];
  readonly checks: readonly { readonly name: string; readonly sql: string }[];
  readonly indexes: readonly IndexView[];
}

interface TablesView {
  readonly banner: string;
  readonly tables: readonly TableView[];
}

const view = template<TablesView>("backend/tables.ts.hbs");

/** `generated/backend/tables.ts`: tables of the reference backend. Migrations are generated from them. */
export function emitBackendTables(model: ConsoleModel): readonly EmittedFile[] {
  const storage = toStorage(model);
  const constants = new Map(storage.tables.map(({ constant, entity }) => [entity?.names.name ?? "", constant]));
  const tables = storage.tables.map((table) => toView(table, constants));
  const builders = tables.flatMap(({ columns, indexes }) => [...columns, ...indexes].map(({ builder }) => builder));
  const content = withImports(view({ banner: banner("schema/entities/"), tables }), [
    valueFrom("drizzle-orm", "sql"),
    typeFrom(DRIZZLE, "AnyPgColumn"),
    ...["check", "pgTable", "primaryKey", ...builders].map((name) => valueFrom(DRIZZLE, name)),
  ]);
  return [{ path: "backend/tables.ts", content }];
}

const DRIZZLE = "drizzle-orm/pg-core";

function toView(table: TableModel, constants: ReadonlyMap<string, string>): TableView {
  const checks = checksOf(table).map((check) => ({ ...check, name: toIdentifier(check.name) }));
  const indexes = indexesOf(table).map((index) => ({ ...index, name: toIdentifier(index.name) }));
  return {
    constant: table.constant,
    table: table.table,
    columns: table.columns.map((column) => toColumn(column, constants)),
    hasRules: table.primaryKey.length + checks.length + indexes.length > 0,
    primaryKey: table.primaryKey,
    checks,
    indexes,
  };
}

function toColumn(column: ColumnModel, constants: ReadonlyMap<string, string>): ColumnView {
  const { name, type, field, references } = column;
  return {
    name,
    column: toSnake(name),
    values: isTextColumn(type) ? (field?.enumeration?.values ?? null) : null,
    isPrimaryKey: name === "id",
    isArray: type.isArray === true,
    isRequired: column.isRequired && name !== "id",
    hasDefault: column.default !== undefined,
    default: column.default ?? null,
    references:
      references === null ? null : { constant: constants.get(references.entity) ?? "", onDelete: references.onDelete },
    builder: type.builder,
    options: type.options ?? null,
  };
}

/** A check constraint for each enumeration. Values are quoted as SQL strings. */
function checksOf({ table, columns }: TableModel): TableView["checks"] {
  return columns.flatMap(({ name, field, type }) => {
    const values = field?.enumeration?.values;
    if (values === undefined) {
      return [];
    }
    const column = toSnake(name);
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
    const sql = type.isArray === true ? `"${column}" <@ array[${list}]` : `"${column}" in (${list})`;
    return [{ name: `${table}_${column}_check`, sql }];
  });
}

/** Indexes for list filters, sorting, search and foreign keys. */
function indexesOf(table: TableModel): readonly IndexView[] {
  const { operations = [], list } = table.entity ?? {};
  const searched = operations.includes("list") ? (list?.search ?? []) : [];
  return [
    ...columnIndexesOf(table).map((index) => ({ ...index, isOfTrigrams: false })),
    ...(table.entity === null ? [] : partIndexesOf(table.table, table.entity)),
    ...table.columns
      .filter(({ name, type }) => isTextColumn(type) && searched.includes(name))
      .map(({ name }) => ({
        builder: "index" as const,
        name: `${table.table}_${toSnake(name)}_trigrams`,
        on: `sql\`search_text(\${table.${name}}) gin_trgm_ops\``,
        isOfTrigrams: true,
      })),
  ];
}

function columnIndexesOf({
  table,
  columns,
  entity,
  primaryKey: key,
}: TableModel): readonly Omit<IndexView, "isOfTrigrams">[] {
  const unique = entity?.unique ?? [];
  const orders = columns.filter((column) => isOrder(entity, column));
  const wanted = columns.filter(
    (column) =>
      !unique.includes(column.name) &&
      (!orders.includes(column) || isTextColumn(column.type)) &&
      (entity?.list.filters.includes(column.name) === true || (column.references !== null && key[0] !== column.name)),
  );
  const identities = columns.filter((column) => isComparedByIdentity(entity, column));
  return [
    ...[...unique.map((column) => [column]), ...(entity?.uniqueTogether ?? [])].map((together) => ({
      builder: "uniqueIndex" as const,
      name: `${table}_${together.map(toSnake).join("_")}_key`,
      on: together.map((name) => toUniqueKey(entity, name)).join(", "),
    })),
    ...wanted
      .filter((column) => !identities.includes(column))
      .map(({ name: column }) => ({
        builder: "index" as const,
        name: `${table}_${toSnake(column)}_index`,
        on: [column, ...(key.includes(column) ? key.filter((one) => one !== column) : [])]
          .map((one) => `table.${one}`)
          .join(", "),
      })),
    ...identities.map(({ name: column }) => ({
      builder: "index" as const,
      name: `${table}_${toSnake(column)}_identity`,
      on: toUniqueKey(entity, column),
    })),
    ...orders.map((column) => ({
      builder: "index" as const,
      name: `${table}_${toSnake(column.name)}_order`,
      on: `${toOrderKey(column)}, table.id`,
    })),
  ];
}

/** True if a list is filtered by the identity of a text that has no unique index. */
function isComparedByIdentity(entity: EntityModel | null, { name }: ColumnModel): boolean {
  if (entity === null || !entity.operations.includes("list") || entity.unique.includes(name)) {
    return false;
  }
  const { filters, columns, search } = entity.list;
  return identityFieldsOf(entity).includes(name) && [filters, columns, search].some((fields) => fields.includes(name));
}

/** Unique index of a text that ignores case and surrounding spaces. */
function toUniqueKey(entity: EntityModel | null, name: string): string {
  const isText = entity !== null && identityFieldsOf(entity).includes(name);
  return isText ? `sql\`identity_text(\${table.${name}})\`` : `table.${name}`;
}

/** True if a list can be sorted by the column: it is a single value that is shown, or the initial sort order. */
function isOrder(entity: TableModel["entity"], { name, type }: ColumnModel): boolean {
  if (entity === null || !entity.operations.includes("list") || type.hasOrder === false) {
    return false;
  }
  return entity.list.columns.includes(name) || entity.list.sort.replace("-", "") === name;
}

/** Sort key of a column: `sort_text` for texts, the position in the spec for enumeration values. */
function toOrderKey({ name, type, field }: ColumnModel): string {
  if (!isTextColumn(type)) {
    return `table.${name}`;
  }
  const values = field?.enumeration?.values;
  if (values === undefined) {
    return `sql\`sort_text(\${table.${name}}) collate "C"\``;
  }
  const [before = "", after = ""] = placeInWords(values).map(templateText);
  return `sql\`${before}\${table.${name}}${after}\``;
}
