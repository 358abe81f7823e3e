import { newIdempotencyKey } from "../../api/idempotency.ts";
import { parseExactJson, toExactJson } from "../../lib/exact-json.ts";
import { noteImports } from "../../lib/interrupted-import-note.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { claimAcrossTabs } from "../../lib/with-cross-tab-lock.ts";
import type { ImportRow } from "./checked-lines.ts";
import { type ImportDatabase, openImportDatabase, type StoredImport } from "./import-database.ts";
import { mapInSlices } from "./map-in-slices.ts";
import { rowsToSend, stateOf } from "./row-states.ts";
import {
  type LineOutcome,
  type StoredOutcome,
  type StoredRow,
  toImportRow,
  toOutcome,
  toPlainCell,
  toStoredOutcome,
  toStoredRow,
} from "./stored-lines.ts";

/** How long an interrupted import is kept: less than the 24 hours for which backends remember idempotency keys. */
const KEPT_MS = 20 * 3_600_000;

/** Number of lines in one entry of the database. */
const LINES_AT_ONCE = 500;

/** An import while it is sent. It notes each outcome, so that the import can continue after a reload. */
export interface ImportLog {
  readonly id: string;
  readonly sizes: StoredImport["sizes"];
  /** The idempotency key of a call: the same after a reload. */
  keyOf(line: number, call: "one" | "many"): string;
  /** Notes that a call which cannot be repeated safely is about to be sent. */
  begin(line: number): Promise<void>;
  settle(outcomes: readonly LineOutcome[]): Promise<void>;
  /** Forgets the import: it is complete. */
  end(): Promise<void>;
}

/** An interrupted import, with the outcome of each line. */
export interface InterruptedImport {
  readonly run: StoredImport;
  readonly log: ImportLog;
  /** All lines that the report may mention. */
  readonly rows: readonly ImportRow[];
  /** The lines to send. */
  readonly good: readonly ImportRow[];
  readonly outcomes: readonly LineOutcome[];
  /** Lines whose single call was sent before the interruption, and had no response. */
  readonly begun: ReadonlySet<number>;
}

/** An interrupted import, for its offer. */
export interface OfferedImport {
  readonly run: StoredImport;
  /** Number of lines with an outcome. */
  readonly done: number;
  /** When it expires, in ms since 1970. */
  readonly until: number;
}

const untilOf = ({ startedAt }: StoredImport): number => startedAt + KEPT_MS;

/** Facts of an import that is about to be sent. */
export type NewRun = Omit<StoredImport, "id" | "startedAt" | "total" | "sizes" | "head"> & {
  readonly head: readonly Cell[];
};

/** Stores an import before its first call. If the browser cannot store it, it ends with its page. */
export async function keepImport(given: NewRun, rows: readonly ImportRow[]): Promise<ImportLog> {
  const good = rowsToSend(rows, given.isOverwriting);
  const created = good.filter(({ update }) => update === undefined).length;
  const run: StoredImport = {
    ...given,
    head: given.head.map(toPlainCell),
    id: newIdempotencyKey(),
    startedAt: Date.now(),
    total: good.length,
    sizes: { created, changed: good.length - created },
  };
  const database = await openImportDatabase();
  const sent = new Set(good);
  const reported = rows.filter((row) => stateOf(row) !== "unchanged");
  const texts = await mapInSlices(reported, (row) => toExactJson({ ...toStoredRow(row), isSent: sent.has(row) }));
  const lines = Array.from({ length: Math.ceil(texts.length / LINES_AT_ONCE) }, (_, at) =>
    texts.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE),
  );
  const isKept = await database
    ?.create(
      run,
      lines.map((some) => `[${some.join(",")}]`),
    )
    .then(
      () => true,
      () => false,
    );
  const log = toLog(run, isKept ? database : null);
  await noteAll(database, run.username);
  return log;
}

function toLog({ id, sizes, username }: StoredImport, database: ImportDatabase | null): ImportLog {
  const add = async (entries: readonly object[], count: number) =>
    // Signing out deletes the database.
    await database?.add(id, { text: toExactJson(entries), count }).catch(() => undefined);
  return {
    id,
    sizes,
    keyOf: (line, call) => `${id}-${call}-${line}`,
    begin: (line) => add([{ line, kind: "begun" }], 0),
    settle: (outcomes) => add(outcomes.map(toStoredOutcome), outcomes.length),
    end: async () => {
      await database?.erase(id).catch(() => undefined);
      await noteAll(database, username);
    },
  };
}

/** Notes the user's interrupted imports for pages. Erases expired ones, and those of others. */
async function noteAll(database: ImportDatabase | null, username: string | null): Promise<readonly StoredImport[]> {
  const runs = (await database?.runs().catch(() => [])) ?? [];
  const own = runs.filter((run) => run.username === username && untilOf(run) > Date.now());
  for (const { id } of runs.filter((run) => !own.includes(run))) {
    await database?.erase(id).catch(() => undefined);
  }
  const until = Math.max(0, ...own.map(untilOf));
  noteImports({ username, until, entities: [...new Set(own.map(({ entity }) => entity))] });
  return own;
}

/** The user's interrupted imports of an entity, without those that are running in some tab. */
export async function interruptedImports(entity: string, username: string | null): Promise<readonly OfferedImport[]> {
  const database = await openImportDatabase();
  const own = (await noteAll(database, username)).filter((run) => run.entity === entity);
  const offered = own.map(async (run): Promise<readonly OfferedImport[]> => {
    const release = await claimImport(run.id);
    release?.();
    const done = (await database?.countDone(run.id).catch(() => 0)) ?? 0;
    return release === null ? [] : [{ run, done, until: untilOf(run) }];
  });
  return (await Promise.all(offered)).flat();
}

/** Claims an import for this page, so that no other tab continues it. Null if another one has it. */
export async function claimImport(id: string): Promise<(() => void) | null> {
  return await claimAcrossTabs(`import ${id}`);
}

export async function discardImport({ run }: OfferedImport): Promise<void> {
  await toLog(run, await openImportDatabase()).end();
}

/** Loads an interrupted import. Null if it is gone. */
export async function loadImport({ run }: OfferedImport): Promise<InterruptedImport | null> {
  const database = await openImportDatabase();
  const lines = (await database?.lines(run.id).catch(() => [])) ?? [];
  if (database === null || lines.length === 0) {
    return null;
  }
  const kept = lines.flatMap((text) => parseExactJson(text) as readonly (StoredRow & { readonly isSent: boolean })[]);
  const rows = kept.map(({ isSent, ...row }) => ({ isSent, row: toImportRow(row) }));
  const entries = (await database.outcomes(run.id)).flatMap((text) => parseExactJson(text) as readonly StoredOutcome[]);
  const begun = new Set(entries.filter(({ kind }) => kind === "begun").map(({ line }) => line));
  return {
    run,
    log: toLog(run, database),
    rows: rows.map(({ row }) => row),
    good: rows.flatMap(({ row, isSent }) => (isSent ? [row] : [])),
    outcomes: entries.flatMap(toOutcome),
    begun,
  };
}
