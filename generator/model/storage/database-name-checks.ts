import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { MAX_IDENTIFIER, toSnake } from "../naming/names.ts";
import type { TableModel } from "./storage-model.ts";

/**
 * Checks names of tables, columns and constraints: PostgreSQL must not cut them off, and they must not be system
 * columns.
 */
export function checkDatabaseNames(
  tables: readonly TableModel[],
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const schema: NamedParts = {
    entities: new Map(entities.map((entity) => [entity.source.name, entity])),
    tables: new Set(tables.map(({ table }) => table)),
    tableOf: new Map(tables.flatMap(({ entity, table }) => (entity === null ? [] : [[entity.names.name, table]]))),
  };
  return tables.flatMap((table) => [
    ...findSystemColumns(table, schema),
    ...findLongNames(table, schema),
    ...findTruncatedNames(table, schema),
  ]);
}

/** Indexes by name. A linear search per table would take quadratic time in a large spec. */
interface NamedParts {
  readonly entities: ReadonlyMap<string | undefined, UnvalidatedEntity>;
  readonly tables: ReadonlySet<string>;
  readonly tableOf: ReadonlyMap<string | undefined, string>;
}

/** System columns of every PostgreSQL table. */
const SYSTEM_COLUMNS = ["tableoid", "xmin", "cmin", "xmax", "cmax", "ctid"];

function findSystemColumns({ entity, columns }: TableModel, { entities }: NamedParts): readonly Diagnostic[] {
  const unvalidated = entities.get(entity?.names.name);
  return columns.flatMap(({ name, field }) =>
    unvalidated === undefined || field === null || !SYSTEM_COLUMNS.includes(toSnake(name))
      ? []
      : [
          {
            at: unvalidated.fieldLocations.get(field.name) ?? unvalidated.source.at,
            path: `${unvalidated.source.name}.${field.name}`,
            message: `the column name ${toSnake(name)} is reserved by PostgreSQL`,
            hint: "another name for the field",
          },
        ],
  );
}

/** PostgreSQL cuts off longer names, so two names with the same beginning would collide. */
function findLongNames({ table, columns, entity }: TableModel, { entities }: NamedParts): readonly Diagnostic[] {
  const unvalidated = entities.get(entity?.names.name ?? columns[0]?.references?.entity);
  if (unvalidated === undefined) {
    return [];
  }
  const { source, fieldLocations } = unvalidated;
  const longest = `longer than ${MAX_IDENTIFIER} characters, the limit of PostgreSQL`;
  const isLong = (name: string) => name.length > MAX_IDENTIFIER;
  return [
    ...(isLong(table)
      ? [{ at: source.at, path: source.name, message: `the table name ${table} is ${longest}`, hint: "shorter names" }]
      : []),
    ...columns.flatMap(({ name, field }) =>
      field !== null && isLong(toSnake(name))
        ? [
            {
              at: fieldLocations.get(field.name) ?? source.at,
              path: `${source.name}.${field.name}`,
              message: `the column name ${toSnake(name)} is ${longest}`,
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
              message: `the column name ${toSnake(name)} in its join table is ${longest}`,
              hint: "a shorter name for the entity",
            },
          ]
        : [],
    ),
  ];
}

/**
 * Names of constraints are made from those of tables and columns, and are cut off too. The remaining texts must differ.
 */
function findTruncatedNames(table: TableModel, { entities, tables, tableOf }: NamedParts): readonly Diagnostic[] {
  const unvalidated = entities.get(table.entity?.names.name ?? table.columns[0]?.references?.entity);
  const foreign = table.columns.flatMap(({ name, references }) => {
    const other = tableOf.get(references?.entity);
    return other === undefined ? [] : [cut(`${table.table}_${toSnake(name)}_${other}_id_fk`)];
  });
  const primary = cut([table.table, ...table.primaryKey.map(toSnake), "pk"].join("_"));
  const isPrimaryTaken = table.primaryKey.length > 0 && tables.has(primary);
  return unvalidated === undefined || (new Set(foreign).size === foreign.length && !isPrimaryTaken)
    ? []
    : [
        {
          at: unvalidated.source.at,
          path: unvalidated.source.name,
          message: `constraint names of the table ${table.table} are equal in their first ${MAX_IDENTIFIER} characters, the limit of PostgreSQL`,
          hint: "shorter names",
        },
      ];
}

function cut(name: string): string {
  return name.slice(0, MAX_IDENTIFIER);
}
