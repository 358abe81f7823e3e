import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ConsoleModel } from "./console-model.ts";
import { MAX_IDENTIFIER, toSnake } from "./names.ts";
import { type ColumnModel, type TableModel, toStorage } from "./storage-model.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Tables of one name, and columns of one name: of two fields, or of a field and what the backend adds. */
export function checkStorage(model: ConsoleModel, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  const { tables } = toStorage(model);
  return [
    ...tables.flatMap((table) => findDuplicateColumns(table, entities)),
    ...tables.flatMap((table) => findSystemColumns(table, entities)),
    ...findDuplicateTables(tables, entities),
    ...tables.flatMap((table) => findLongNames(table, entities)),
    ...tables.flatMap((table) => findCutNames(table, tables, entities)),
    ...tables.flatMap((table) => findOwnTables(table, entities)),
  ];
}

/** Tables that the backend has for itself. */
const OWN_TABLES = [
  "api_keys",
  "attempts",
  "audit_entries",
  "idempotency_keys",
  "known_places",
  "sessions",
  "staff_links",
  "staff_users",
  "unpublished_batches",
];

function findOwnTables({ table, entity }: TableModel, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  const unvalidated = entities.find(({ source }) => source.name === entity?.names.name);
  return unvalidated === undefined || !OWN_TABLES.includes(table)
    ? []
    : [
        {
          at: unvalidated.source.at,
          path: unvalidated.source.name,
          message: `the table ${table}, which the backend has for itself`,
          hint: "another name for the entity, or a plural of its own: `plural: …`",
        },
      ];
}

/** PostgreSQL cuts a longer name off, and two that begin alike would be one. */
function findLongNames(
  { table, columns, entity }: TableModel,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const owner = entity?.names.name ?? columns[0]?.references?.entity;
  const unvalidated = entities.find(({ source }) => source.name === owner);
  if (unvalidated === undefined) {
    return [];
  }
  const { source, fieldLocations } = unvalidated;
  const longest = `more than the ${MAX_IDENTIFIER} characters that a database keeps`;
  const isLong = (name: string) => name.length > MAX_IDENTIFIER;
  return [
    ...(isLong(table)
      ? [{ at: source.at, path: source.name, message: `the table ${table}, ${longest}`, hint: "shorter names" }]
      : []),
    ...columns.flatMap(({ name, field }) =>
      field !== null && isLong(toSnake(name))
        ? [
            {
              at: fieldLocations.get(field.name) ?? source.at,
              path: `${source.name}.${field.name}`,
              message: `the column ${toSnake(name)}, ${longest}`,
              hint: "a shorter name for the field",
            },
          ]
        : [],
    ),
    ...columns.flatMap(({ name, field }) =>
      field === null && isLong(toSnake(name))
        ? [
            {
              at: source.at,
              path: source.name,
              message: `the column ${toSnake(name)} of its links, ${longest}`,
              hint: "a shorter name for the entity",
            },
          ]
        : [],
    ),
  ];
}

/** The names of keys are made of those of tables and columns, and cut off too: what is left must tell them apart. */
function findCutNames(
  table: TableModel,
  tables: readonly TableModel[],
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const owner = table.entity?.names.name ?? table.columns[0]?.references?.entity;
  const unvalidated = entities.find(({ source }) => source.name === owner);
  const foreign = table.columns.flatMap(({ name, references }) => {
    const other = tables.find(({ entity }) => entity !== null && entity.names.name === references?.entity);
    return other === undefined ? [] : [cut(`${table.table}_${toSnake(name)}_${other.table}_id_fk`)];
  });
  const primary = cut([table.table, ...table.primaryKey.map(toSnake), "pk"].join("_"));
  const isPrimaryTaken = table.primaryKey.length > 0 && tables.some((other) => other.table === primary);
  return unvalidated === undefined || (new Set(foreign).size === foreign.length && !isPrimaryTaken)
    ? []
    : [
        {
          at: unvalidated.source.at,
          path: unvalidated.source.name,
          message: `the table ${table.table}, keys of which have names that agree in the ${MAX_IDENTIFIER} characters that a database keeps`,
          hint: "shorter names",
        },
      ];
}

function cut(name: string): string {
  return name.slice(0, MAX_IDENTIFIER);
}

function findDuplicateColumns(
  { entity, columns }: TableModel,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const unvalidated = entities.find(({ source }) => source.name === entity?.names.name);
  const first = new Map<string, ColumnModel>();
  return columns.flatMap((column) => {
    const name = toSnake(column.name);
    const twin = first.get(name);
    first.set(name, twin ?? column);
    const field = column.field ?? twin?.field ?? null;
    if (unvalidated === undefined || twin === undefined || field === null) {
      return [];
    }
    const { source, fieldLocations } = unvalidated;
    return [
      {
        at: fieldLocations.get(field.name) ?? source.at,
        path: `${source.name}.${field.name}`,
        message: `the column ${name}, which ${ownerOf(column.field === field ? twin : column)} has already`,
        hint: "another name for the field",
      },
    ];
  });
}

/** Columns that every table of PostgreSQL has, of whatever type. */
const SYSTEM_COLUMNS = ["tableoid", "xmin", "cmin", "xmax", "cmax", "ctid"];

function findSystemColumns(
  { entity, columns }: TableModel,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const unvalidated = entities.find(({ source }) => source.name === entity?.names.name);
  return columns.flatMap(({ name, field }) =>
    unvalidated === undefined || field === null || !SYSTEM_COLUMNS.includes(toSnake(name))
      ? []
      : [
          {
            at: unvalidated.fieldLocations.get(field.name) ?? unvalidated.source.at,
            path: `${unvalidated.source.name}.${field.name}`,
            message: `the column ${toSnake(name)}, which every table of a database has already`,
            hint: "another name for the field",
          },
        ],
  );
}

function ownerOf({ field }: ColumnModel): string {
  return field === null ? "the backend" : `the field "${field.name}"`;
}

/** `bookGenre` in the plural is the table of links of `book.genres`; `bookGenre.links` has that of `book.genreLinks`. */
function findDuplicateTables(
  tables: readonly TableModel[],
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const first = new Map<string, TableModel>();
  return tables.flatMap((links) => {
    const twin = first.get(links.table);
    first.set(links.table, twin ?? links);
    const owner = twin?.entity?.names.name ?? links.columns[0]?.references?.entity;
    const unvalidated = entities.find(({ source }) => source.name === owner);
    return twin === undefined || unvalidated === undefined
      ? []
      : [
          {
            at: unvalidated.source.at,
            path: unvalidated.source.name,
            message: `the table ${links.table}, which another entity's field has for its links`,
            hint: "another name for the entity or for the field",
          },
        ];
  });
}
