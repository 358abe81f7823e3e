import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import * as generatedTables from "../../../testing/fixture/generated/backend/tables.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import * as auditTables from "./audit-tables.ts";
import { readRows } from "./database.ts";
import * as factorTables from "./factor-tables.ts";
import * as jobTables from "./job-tables.ts";
import { migrate } from "./migrate.ts";
import { readMigrations } from "./migration-files.ts";
import * as noticeTables from "./notice-tables.ts";
import * as ownTables from "./own-tables.ts";
import * as teamTables from "./team-tables.ts";

const wanted = [generatedTables, ownTables, teamTables, auditTables, factorTables, noticeTables, jobTables]
  .flatMap((tables): unknown[] => Object.values(tables))
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
}

interface Constraint {
  readonly table: string;
  readonly kind: string;
  readonly definition: string;
}

const byName = (left: { table: string; column: string }, right: { table: string; column: string }) =>
  `${left.table}.${left.column}` < `${right.table}.${right.column}` ? -1 : 1;

describeOnDatabases("the %s database after all migrations", (kind) => {
  const database = forSuite(() => openTestDatabase(kind));
  let constraints: readonly Constraint[] = [];
  let indexes: readonly { readonly name: string; readonly isUnique: boolean }[] = [];

  beforeAll(async () => {
    await migrate(database.db, await readMigrations(testProduct.migrations));
    constraints = await readRows<Constraint>(
      database.db,
      sql`select conrelid::regclass::text as table, contype as kind, pg_get_constraintdef(oid) as definition
          from pg_constraint where connamespace = 'public'::regnamespace`,
    );
    indexes = await readRows(
      database.db,
      sql`select indexrelid::regclass::text as name, indisunique as "isUnique" from pg_index
          where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    );
  });

  test("case 208: has exactly the tables and columns that the code declares", async () => {
    const found = await readRows<Column>(
      database.db,
      sql`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as "notNull", a.atthasdef as "hasDefault"
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
            and c.relname not in ('applied_migrations', 'entity_console_migrations')`,
    );
    const columns = wanted.flatMap(({ name, columns: all, primaryKeys }) => {
      const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      return all.map((column) => ({
        table: name,
        column: column.name,
        type: column.getSQLType().replace("numeric(15, 2)", "numeric(15,2)"),
        notNull: column.notNull || column.primary || keys.includes(column.name),
        hasDefault: column.hasDefault,
      }));
    });
    expect(found.toSorted(byName)).toEqual(columns.toSorted(byName));
  });

  test("case 208: has the declared check constraints and foreign keys", () => {
    for (const { name, checks, foreignKeys } of wanted) {
      const of = (kindOf: string) => constraints.filter(({ table, kind: one }) => table === name && one === kindOf);
      expect([name, of("c").length, of("f").length]).toEqual([name, checks.length, foreignKeys.length]);
      const choices = getEnums(name).map((values) => values.join("', '"));
      const written = of("c").map(({ definition }) => definition.replaceAll("::text", ""));
      expect([name, choices.filter((list) => !written.some((text) => text.includes(list)))]).toEqual([name, []]);
      for (const key of foreignKeys) {
        const { columns, foreignTable } = key.reference();
        const target = getTableConfig(foreignTable).name;
        const text = `(${columns.map((column) => column.name).join(", ")}) REFERENCES ${target}(id)`;
        const onDelete = key.onDelete === "no action" ? "" : `ON DELETE ${String(key.onDelete).toUpperCase()}`;
        const definition = of("f").find((one) => one.definition.includes(text))?.definition;
        expect(definition).toContain(onDelete);
      }
    }
  });

  test("case 208: has every declared index, unique where declared", () => {
    const names = wanted.flatMap((table) =>
      table.indexes.map(({ config }) => ({ name: String(config.name), isUnique: config.unique })),
    );
    expect(
      names.filter(({ name, isUnique }) => !indexes.some((one) => one.name === name && one.isUnique === isUnique)),
    ).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });
});

/** The options of a table's columns. */
function getEnums(name: string): readonly (readonly string[])[] {
  const columns = wanted.find((table) => table.name === name)?.columns ?? [];
  return columns.map((column) => column.enumValues ?? []).filter((values) => values.length > 0);
}
