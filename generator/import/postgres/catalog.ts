import type { Client } from "pg";

/** A column as the system catalogue describes it. */
export interface CatalogColumn {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  /** `character varying(120)`, `integer[]`. A domain has the type below it. */
  readonly type: string;
  readonly notNull: boolean;
  /** The expression of its default; null if there is none. */
  readonly default: string | null;
  readonly isGenerated: boolean;
  readonly comment: string | null;
  /** Values of its enumeration; null for another type. */
  readonly values: readonly string[] | null;
}

/** `p`: primary key, `u`: unique, `f`: foreign key, `c`: check. */
export interface CatalogConstraint {
  readonly schema: string;
  readonly table: string;
  readonly kind: "p" | "u" | "f" | "c";
  readonly columns: readonly string[];
  readonly toSchema: string | null;
  readonly toTable: string | null;
  /** The columns that a foreign key refers to. */
  readonly toColumns: readonly string[] | null;
  readonly definition: string;
}

export interface CatalogTable {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly comment: string | null;
}

export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly columns: readonly CatalogColumn[];
  readonly constraints: readonly CatalogConstraint[];
}

const OWN_SCHEMAS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
/** Tables of extensions and partitions of other tables are no tables of the product. */
const OWN_TABLES = `c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and ${OWN_SCHEMAS}
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const TABLES = `select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    obj_description(c.oid, 'pg_class') as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OWN_TABLES} order by 1, 2`;

const COLUMNS = `select n.nspname as schema, c.relname as table, a.attname as name,
    format_type(case when t.typtype = 'd' then t.typbasetype else a.atttypid end,
      case when t.typtype = 'd' then t.typtypmod else a.atttypmod end) as type,
    a.attnotnull or t.typnotnull as "notNull", pg_get_expr(d.adbin, d.adrelid) as default,
    a.attgenerated <> '' or a.attidentity <> '' as "isGenerated", col_description(c.oid, a.attnum) as comment,
    (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = case when t.typcategory = 'A' then t.typelem else t.oid end) as values
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OWN_TABLES} order by 1, 2, a.attnum`;

const CONSTRAINTS = `select n.nspname as schema, c.relname as table, k.contype as kind,
    (select json_agg(a.attname order by u.position) from unnest(k.conkey) with ordinality u(number, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number) as columns,
    fn.nspname as "toSchema", f.relname as "toTable",
    (select json_agg(a.attname order by u.position) from unnest(k.confkey) with ordinality u(number, position)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number) as "toColumns",
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_class f on f.oid = k.confrelid left join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype in ('p', 'u', 'f', 'c') and ${OWN_SCHEMAS} order by 1, 2, k.conname`;

/** Reads the system catalogue in one read-only transaction. */
export async function readCatalog(client: Pick<Client, "query">): Promise<Catalog> {
  await client.query("begin transaction read only");
  try {
    const tables = await client.query<CatalogTable>(TABLES);
    const columns = await client.query<CatalogColumn>(COLUMNS);
    const constraints = await client.query<CatalogConstraint>(CONSTRAINTS);
    return {
      tables: tables.rows,
      columns: columns.rows,
      constraints: constraints.rows.map((row) => ({ ...row, columns: row.columns ?? [] })),
    };
  } finally {
    await client.query("rollback");
  }
}
