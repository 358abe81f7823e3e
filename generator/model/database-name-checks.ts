import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { MAX_IDENTIFIER, toSnake } from "./names.ts";
import type { TableModel } from "./storage-model.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Names of tables, columns and keys that a database cuts off, or that each of its tables has already. */
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
    ...findCutNames(table, schema),
  ]);
}

/** What the tables of a spec are looked up by: looking through all of them for each would take the square of a large spec. */
interface NamedParts {
  readonly entities: ReadonlyMap<string | undefined, UnvalidatedEntity>;
  readonly tables: ReadonlySet<string>;
  /** By the entity's name. */
  readonly tableOf: ReadonlyMap<string | undefined, string>;
}

/** Columns that every table of PostgreSQL has, of whatever type. */
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
            message: `the column ${toSnake(name)}, which every table of a database has already`,
            hint: "another name for the field",
          },
        ],
  );
}

/** PostgreSQL cuts a longer name off, and two that begin alike would be one. */
function findLongNames({ table, columns, entity }: TableModel, { entities }: NamedParts): readonly Diagnostic[] {
  const unvalidated = entities.get(entity?.names.name ?? columns[0]?.references?.entity);
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
function findCutNames(table: TableModel, { entities, tables, tableOf }: NamedParts): readonly Diagnostic[] {
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
          message: `the table ${table.table}, keys of which have names that agree in the ${MAX_IDENTIFIER} characters that a database keeps`,
          hint: "shorter names",
        },
      ];
}

function cut(name: string): string {
  return name.slice(0, MAX_IDENTIFIER);
}
