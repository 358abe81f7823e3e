import type { ConsoleModel } from "../model/console-model.ts";
import { toSnake } from "../model/names.ts";
import {
  type ColumnModel,
  type ColumnType,
  type TableModel,
  tableConstant,
  toStorage,
} from "../model/storage-model.ts";
import { toImport } from "../render/import-line.ts";
import { toLiteral, toStringLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface TableView {
  readonly constant: string;
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly code: string }[];
  /** Checks, keys and indexes, each an expression over `table`. */
  readonly rules: readonly string[];
}

interface TablesView {
  readonly banner: string;
  /** The import of `drizzle-orm/pg-core`. */
  readonly builders: string;
  readonly hasChecks: boolean;
  readonly tables: readonly TableView[];
}

const view = template<TablesView>("backend/tables.ts.hbs");

/** `generated/backend/tables.ts`: the reference backend's tables, from which its migrations are made. */
export function emitBackendTables(model: ConsoleModel): readonly EmittedFile[] {
  const tables = toStorage(model).tables.map(toView);
  const code = tables.flatMap(({ columns, rules }) => [...columns.map((column) => column.code), ...rules]).join("\n");
  const content = view({
    banner: banner("schema/entities/"),
    builders: toImport(
      [
        "pgTable",
        ...BUILDERS.filter((name) => new RegExp(`(?<![.\\w])${name}\\(`).test(code)),
        ...(code.includes("AnyPgColumn") ? ["type AnyPgColumn"] : []),
      ],
      "drizzle-orm/pg-core",
    ),
    hasChecks: code.includes("sql.raw"),
    tables,
  });
  return [{ path: "backend/tables.ts", content }];
}

const BUILDERS = [
  "bigint",
  "boolean",
  "check",
  "date",
  "doublePrecision",
  "index",
  "integer",
  "jsonb",
  "numeric",
  "primaryKey",
  "text",
  "timestamp",
  "uniqueIndex",
  "uuid",
] as const;

function toView(table: TableModel): TableView {
  return {
    constant: table.constant,
    table: table.table,
    columns: table.columns.map((column) => ({ name: column.name, code: columnCode(column) })),
    rules: [...primaryKey(table), ...checks(table), ...indexes(table)],
  };
}

/** The column builder of each type; `enum` values are told to the compiler and to the migrations. */
function builder(column: ColumnModel): string {
  const name = toStringLiteral(toSnake(column.name));
  const values = column.field?.enumeration?.values;
  const builders: Readonly<Record<ColumnType, string>> = {
    id: `uuid(${name}).primaryKey()`,
    uuid: `uuid(${name})`,
    text: values === undefined ? `text(${name})` : `text(${name}, { enum: ${toLiteral(values, 2, 40)} })`,
    integer: `integer(${name})`,
    bigint: `bigint(${name}, { mode: "number" })`,
    double: `doublePrecision(${name})`,
    money: `numeric(${name}, { precision: 15, scale: 2, mode: "number" })`,
    boolean: `boolean(${name})`,
    date: `date(${name}, { mode: "string" })`,
    datetime: `timestamp(${name}, { withTimezone: true, mode: "string" })`,
    texts: `text(${name}).array()`,
    json: `jsonb(${name})`,
  };
  return builders[column.type];
}

function columnCode(column: ColumnModel): string {
  const { references } = column;
  return [
    builder(column),
    column.isRequired && column.type !== "id" ? ".notNull()" : "",
    column.default === undefined ? "" : `.default(${toLiteral(column.default)})`,
    references === null
      ? ""
      : `.references((): AnyPgColumn => ${tableConstant(references.entity)}.id, { onDelete: "${references.onDelete}" })`,
  ].join("");
}

function primaryKey({ primaryKey: names }: TableModel): readonly string[] {
  return names.length === 0 ? [] : [`primaryKey({ columns: [${names.map((name) => `table.${name}`).join(", ")}] })`];
}

/** An enumeration is checked in the database too; its text goes through SQL's quoting and then ours. */
function checks({ table, columns }: TableModel): readonly string[] {
  return columns.flatMap(({ name, field }) => {
    const values = field?.enumeration?.values;
    if (values === undefined) {
      return [];
    }
    const column = toSnake(name);
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
    return [
      `check(${toStringLiteral(`${table}_${column}_check`)}, sql.raw(${toStringLiteral(`"${column}" in (${list})`)}))`,
    ];
  });
}

/** What lists filter and sort by, and what foreign keys are looked up by. */
function indexes({ table, columns, entity, primaryKey: key }: TableModel): readonly string[] {
  const unique = entity?.unique ?? [];
  const sort = entity?.list.sort.replace("-", "") ?? "";
  const wanted = columns.filter(
    ({ name, references }) =>
      !unique.includes(name) &&
      (entity?.list.filters.includes(name) === true ||
        (entity?.screens.includes("list") === true && name === sort) ||
        (references !== null && key[0] !== name)),
  );
  return [
    ...unique.map((name) => `uniqueIndex(${toStringLiteral(`${table}_${toSnake(name)}_key`)}).on(table.${name})`),
    ...wanted.map(({ name }) => `index(${toStringLiteral(`${table}_${toSnake(name)}_index`)}).on(table.${name})`),
  ];
}
