import {
  ALL_OPERATIONS,
  type ForeignEntity,
  type ForeignField,
  type ForeignModel,
  type ForeignType,
  ImportError,
  type Note,
} from "../foreign-model.ts";
import { type Catalog, type CatalogColumn, type CatalogConstraint, type CatalogTable, readCatalog } from "./catalog.ts";
import { checksOf, defaultOf, typeOfColumn } from "./column-types.ts";

/** Reads the tables of a database. Throws an `ImportError` if it cannot connect. */
export async function readPostgres(url: string): Promise<ForeignModel> {
  // Loaded on demand: no other command needs it.
  const { Client } = (await import("pg")).default;
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "codegen import",
  });
  try {
    await client.connect();
  } catch (error) {
    throw new ImportError(`The database cannot be reached: ${(error as Error).message}.`);
  }
  try {
    return toModel(await readCatalog(client), new URL(url).pathname.slice(1) || "database");
  } catch (error) {
    throw new ImportError(`The database cannot be read: ${(error as Error).message}.`);
  } finally {
    await client.end();
  }
}

/** The catalogue as entities. Tables of other schemas than `public` have the schema in their key. */
export function toModel(catalog: Catalog, database: string): ForeignModel {
  const notes: Note[] = [];
  const note = (added: Note) => {
    notes.push(added);
  };
  const entities = catalog.tables.flatMap((table) => toEntity(table, catalog, note) ?? []);
  note({
    kind: "guess",
    about: "",
    text: "tables have no calls: each entity has the five calls of the reference backend, which has tables of its own",
    at: database,
  });
  return { title: database, entities, dialect: null, notes };
}

function keyOfTable(schema: string, name: string): string {
  return `${schema}.${name}`;
}

function toEntity(table: CatalogTable, catalog: Catalog, note: (note: Note) => void): ForeignEntity | null {
  const { schema, name, comment, isView } = table;
  const key = keyOfTable(schema, name);
  const isOwn = (each: { readonly schema: string; readonly table: string }) =>
    each.schema === schema && each.table === name;
  const columns = catalog.columns.filter(isOwn);
  const constraints = catalog.constraints.filter(isOwn);
  const primary = constraints.find(({ kind }) => kind === "p")?.columns ?? [];
  if (primary.length > 1) {
    const isLink =
      constraints.filter(({ kind }) => kind === "f").length >= primary.length && columns.length <= primary.length + 2;
    const why = isLink ? "it links two tables" : `its key has several columns (${primary.join(", ")})`;
    note({ kind: "unknown", about: "", text: `the table ${key} is left out: ${why}`, at: key });
    return null;
  }
  const [id = columns.find((column) => column.name === "id")?.name ?? null] = primary;
  const fields = columns.map((column) => toField(column, { constraints, catalog, key, note }));
  return {
    key,
    name,
    path: null,
    endpoints: {},
    operations: isView ? ["list", "get"] : ALL_OPERATIONS,
    schema: key,
    idName: id,
    fields,
    parameters: null,
    unique: constraints.filter(({ kind }) => kind === "u").map((each) => each.columns),
    ...(comment === null ? {} : { description: comment }),
    at: key,
  };
}

interface FieldParts {
  readonly constraints: readonly CatalogConstraint[];
  readonly catalog: Catalog;
  readonly key: string;
  readonly note: (note: Note) => void;
}

function toField(column: CatalogColumn, parts: FieldParts): ForeignField {
  const { name, notNull, comment, isGenerated } = column;
  const at = `${parts.key}.${name}`;
  const own = parts.constraints.filter(({ columns }) => columns.length === 1 && columns[0] === name);
  const { value, type, isComputed } = typeAndDefaultOf(column, own, parts);
  const isSequence = /^nextval\(/.test(column.default ?? "");
  if (isComputed && !isGenerated && !isSequence && !isTime(column.default)) {
    parts.note({
      kind: "unknown",
      about: at,
      text: `its default is computed by the database: ${column.default ?? ""}`,
      at,
    });
  }
  return {
    name,
    type,
    required: notNull && !isComputed,
    nullable: !notNull,
    readOnly: isGenerated || isSequence || isStamp(column),
    writeOnly: false,
    deprecated: false,
    ...(comment === null ? {} : { description: comment }),
    ...(value === undefined ? {} : { default: value }),
    ...targetOf(own, parts.catalog),
    at,
  };
}

/** Type and default of a column. Constraints that a spec cannot have become notes. */
function typeAndDefaultOf(
  column: CatalogColumn,
  own: readonly CatalogConstraint[],
  { key, note }: FieldParts,
): { readonly type: ForeignType } & ReturnType<typeof defaultOf> {
  const checks = own.filter(({ kind }) => kind === "c").map(({ definition }) => definition);
  const { type, unread } = checksOf(typeOfColumn(column), checks);
  const at = `${key}.${column.name}`;
  for (const definition of unread) {
    note({ kind: "unknown", about: at, text: `the constraint is not in the spec: ${definition}`, at });
  }
  return { type, ...defaultOf(column.default, type) };
}

/** The table that a column refers to by its key. */
function targetOf(own: readonly CatalogConstraint[], { constraints }: Catalog): { readonly to?: string } {
  const foreign = own.find(({ kind }) => kind === "f");
  const target = foreign === undefined ? null : keyOfTable(foreign.toSchema ?? "", foreign.toTable ?? "");
  const primary = constraints.find(({ kind, schema, table }) => kind === "p" && keyOfTable(schema, table) === target);
  const [column, ...others] = primary?.columns ?? [];
  return target !== null && column !== undefined && others.length === 0 && foreign?.toColumns?.[0] === column
    ? { to: target }
    : {};
}

function isTime(expression: string | null): boolean {
  return /^(now\(\)|CURRENT_TIMESTAMP|CURRENT_DATE|LOCALTIMESTAMP)/i.test(expression ?? "");
}

/** A time that the database sets: `created_at`, `last_update`. */
function isStamp({ name, default: expression }: CatalogColumn): boolean {
  return isTime(expression) && /^(created|updated|modified|inserted|last_update)/.test(name);
}
