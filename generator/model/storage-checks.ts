import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { overEntities } from "../diagnostics/last-read.ts";
import type { ConsoleModel } from "./console-model.ts";
import { checkDatabaseNames } from "./database-name-checks.ts";
import { toNames, toSnake } from "./names.ts";
import { type ColumnModel, type TableModel, toStorage } from "./storage-model.ts";
import { isStored, type UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Tables of one name, and columns of one name: of two fields, or of a field and what the backend adds. */
export function checkStorage(model: ConsoleModel, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  return overEntities({
    place: "the tables",
    entities: model.entities,
    fileOf: ({ file }) => file,
    work: (each) => findClashes({ ...model, entities: each }, entities),
  });
}

function findClashes(model: ConsoleModel, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  const { tables } = toStorage(model);
  return [
    ...tables.flatMap((table) => findDuplicateColumns(table, entities)),
    ...findDuplicateTables(tables, entities),
    ...checkDatabaseNames(tables, entities),
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
];

/** An entity whose table is one of the backend's own. */
export function checkTableName({ source, spec }: UnvalidatedEntity): readonly Diagnostic[] {
  const { table } = toNames(source.name, spec.plural);
  return isStored(spec) && OWN_TABLES.includes(table)
    ? [
        {
          at: source.at,
          path: source.name,
          message: `the table ${table}, which the backend has for itself`,
          hint: "another name for the entity, or a plural of its own: `plural: …`",
        },
      ]
    : [];
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
