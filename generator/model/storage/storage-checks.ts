import { isReservedTable } from "../../../src/contract/framework-tables.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { during } from "../../diagnostics/error-context.ts";
import { isStored, type UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { toNames, toSnake } from "../naming/names.ts";
import type { ConsoleModel } from "../types/console-model.ts";
import { checkDatabaseNames } from "./database-name-checks.ts";
import { type ColumnModel, type TableModel, toStorage } from "./storage-model.ts";

/** Reports tables with the same name, and columns with the same name in one table. */
export function checkStorage(model: ConsoleModel, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  const { tables } = during("the tables", () => toStorage(model));
  return [
    ...tables.flatMap((table) => findDuplicateColumns(table, entities)),
    ...findDuplicateTables(tables, entities),
    ...checkDatabaseNames(tables, entities),
  ];
}

/** Reports an entity with the table name of one of the backend's own tables. */
export function checkTableName({ source, spec }: UnvalidatedEntity): readonly Diagnostic[] {
  const { table } = toNames(source.name, spec.plural);
  return isStored(spec) && isReservedTable(table)
    ? [
        {
          at: source.at,
          path: source.name,
          message: `the backend uses the table ${table} itself`,
          hint: "another name for the entity, or another plural: `plural: …`",
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
        message: `${ownerOf(column.field === field ? twin : column)} already uses the column ${name}`,
        hint: "another name for the field",
      },
    ];
  });
}

function ownerOf({ field }: ColumnModel): string {
  return field === null ? "the backend" : `the field "${field.name}"`;
}

/** The plural of `bookGenre` is also the join table of `book.genres`. */
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
            message: `the field of another entity already uses ${links.table} as its join table`,
            hint: "another name for the entity or for the field",
          },
        ];
  });
}
