/** The effect of table changes on a database with rows. Pure: snapshots in, descriptions and SQL out. */

export interface SnapshotColumn {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: unknown;
}

export interface SnapshotTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, SnapshotColumn>>;
  readonly indexes: Readonly<
    Record<string, { readonly isUnique: boolean; readonly columns: readonly { readonly expression: string }[] }>
  >;
  readonly foreignKeys: Readonly<Record<string, unknown>>;
  readonly checkConstraints: Readonly<Record<string, { readonly value: string }>>;
}

/** Tables in the format of the migration library. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, SnapshotTable>>;
}

/** One difference between two snapshots. */
export interface TableChange {
  readonly kind: "added" | "removed" | "changed";
  readonly table: string;
  /** Null for the table itself. */
  readonly column: string | null;
  readonly description: string;
}

/** A change that needs a decision by the developer; the message explains the options. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The differences, by table and column. */
export function toChanges(before: Snapshot, after: Snapshot): readonly TableChange[] {
  return namesOf(before.tables, after.tables).flatMap((key): readonly TableChange[] => {
    const old = before.tables[key];
    const now = after.tables[key];
    if (old === undefined || now === undefined) {
      const table = (old ?? now)?.name ?? key;
      const kind = old === undefined ? "added" : "removed";
      return [{ kind, table, column: null, description: `${table}: table ${kind}` }];
    }
    return toColumnChanges(old, now);
  });
}

function toColumnChanges(old: SnapshotTable, now: SnapshotTable): readonly TableChange[] {
  const table = now.name;
  const columns = namesOf(old.columns, now.columns).flatMap((column): readonly TableChange[] => {
    const [was, is] = [old.columns[column], now.columns[column]];
    const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    const detail = is === undefined ? "" : `, ${is.notNull ? "required" : "optional"} ${is.type}`;
    return isSame(was, is) ? [] : [{ kind, table, column, description: `${table}.${column}: ${kind}${detail}` }];
  });
  const rules = [old, now].map(({ columns: _, ...rest }) => rest);
  const hasOtherRules = columns.length === 0 && !isSame(rules[0], rules[1]);
  return hasOtherRules ? [{ kind: "changed", table, column: null, description: `${table}: rules changed` }] : columns;
}

/** Tables or columns that were both removed and added: possibly a rename, which only the developer knows. */
function unclearPlaces(changes: readonly TableChange[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { kind, table, column } of changes.filter((change) => change.kind !== "changed")) {
    const place = column === null ? "the tables" : table;
    places.set(place, (places.get(place) ?? new Set()).add(kind));
  }
  return [...places].filter(([, kinds]) => kinds.size > 1).map(([place]) => place);
}

/** Whether a change may be a renaming. */
export function isUnclear(changes: readonly TableChange[]): boolean {
  return unclearPlaces(changes).length > 0;
}

/**
 * Throws a `MigrationError` if a change may be a rename. `demo` is the folder of a demo database that has the first
 * migration, if it is the only one.
 */
export function refuseRenames(changes: readonly TableChange[], demo: string | null = null): void {
  const unclear = unclearPlaces(changes);
  if (unclear.length > 0) {
    throw new MigrationError(
      `In ${unclear.join(", ")}, something was removed and something added: was it renamed?\n` +
        boundedLines(changes) +
        "Write it by hand: `npx tsx scripts/migrations/migrations.ts --by-hand` writes the migration with what it would drop and\n" +
        "add; put `ALTER TABLE ... RENAME ...` in place of what was a renaming, and commit the file." +
        (demo === null
          ? ""
          : `\nOr delete ${demo}, the demo database, if nothing in it is worth keeping: the first migration is then written again.`),
    );
  }
}

const MAX_LINES = 20;

function boundedLines(changes: readonly TableChange[]): string {
  const lines = changes.slice(0, MAX_LINES).map(({ description }) => `  ${description}\n`);
  const more = changes.length - lines.length;
  return `${lines.join("")}${more > 0 ? `  and ${more} more\n` : ""}`;
}

/** The snapshot `before` without the parts that `after` lacks: a separate step that only removes is never ambiguous. */
export function withoutRemoved(before: Snapshot, after: Snapshot): Snapshot {
  const tables = Object.entries(before.tables).flatMap(([key, table]) => {
    const now = after.tables[key];
    const kept = now === undefined ? null : { ...table };
    for (const part of ["columns", "indexes", "foreignKeys", "checkConstraints"] as const) {
      if (kept !== null && now !== undefined) {
        const rest = Object.entries(table[part]).filter(([name]) => name in now[part]);
        Object.assign(kept, { [part]: Object.fromEntries(rest) });
      }
    }
    return kept === null ? [] : [[key, kept] as const];
  });
  return { ...before, tables: Object.fromEntries(tables) };
}

/** SQL that also works for tables with rows: columns that become required are filled first. */
export function withBackfill(statements: readonly string[], after: Snapshot): readonly string[] {
  return statements.flatMap((statement) => {
    const [, table = "", column = "", type = ""] =
      /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)" (.+) NOT NULL;$/.exec(statement) ?? [];
    if (table !== "" && !/ DEFAULT /.test(type)) {
      const value = neutralValue(after, table, column);
      return [
        `ALTER TABLE "${table}" ADD COLUMN "${column}" ${type} DEFAULT ${value} NOT NULL;`,
        `ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP DEFAULT;`,
      ];
    }
    const [, owner = "", name = ""] = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET NOT NULL;$/.exec(statement) ?? [];
    return owner === ""
      ? [statement]
      : [`UPDATE "${owner}" SET "${name}" = ${neutralValue(after, owner, name)} WHERE "${name}" IS NULL;`, statement];
  });
}

/** The value of existing rows in a new required column: its default, its first allowed value, or a neutral one. */
function neutralValue(after: Snapshot, tableName: string, columnName: string): string {
  const table = Object.values(after.tables).find(({ name }) => name === tableName);
  const column = table?.columns[columnName];
  const isUnique = Object.values(table?.indexes ?? {}).some(
    (index) => index.isUnique && index.columns.some(({ expression }) => expression === columnName),
  );
  const checks = Object.values(table?.checkConstraints ?? {}).map(({ value }) => value);
  const first = checks.flatMap((check) => new RegExp(`^"${columnName}" in \\(('(?:[^']|'')*')`).exec(check)?.[1] ?? []);
  const value = column?.default ?? first[0] ?? neutralOf(column?.type ?? "");
  if (value === null || isUnique) {
    throw new MigrationError(
      `${tableName}.${columnName}: rows that are there already have no value for it${isUnique ? " that is unique" : ""}. ` +
        "Make the field optional, or write the migration by hand: `npx tsx scripts/migrations/migrations.ts --by-hand`.",
    );
  }
  return String(value);
}

function neutralOf(type: string): string | null {
  const neutral: readonly (readonly [RegExp, string])[] = [
    [/^(text|varchar)/, "''"],
    [/^(integer|bigint|smallint|double|real|numeric)/, "0"],
    [/^boolean/, "false"],
    [/^date/, "current_date"],
    [/^timestamp/, "now()"],
  ];
  return neutral.find(([pattern]) => pattern.test(type))?.[1] ?? null;
}

/** `add_coupons_note`: the name of a migration file. */
export function toFileLabel(changes: readonly TableChange[]): string {
  const verbs = { added: "add", removed: "remove", changed: "change" } as const;
  const [first] = changes;
  if (first === undefined) {
    return "change";
  }
  const parts = [verbs[first.kind], first.table, first.column ?? "", changes.length > 1 ? "and_more" : ""];
  return parts.filter((part) => part !== "").join("_");
}

function namesOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
