import { sql } from "drizzle-orm";
import { type Database, readRows } from "../database/database.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import { type BackendProcess, signInAt, startProcess } from "./backend-process.ts";

/** Where the backend that is killed keeps its data. */
export type KillTarget = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** What was told to be done before the kill. */
interface Acknowledged {
  readonly features: string[];
  readonly batches: number[];
}

/** What was found after it. */
export interface KillReport {
  readonly acknowledged: number;
  /** Names and batches that were acknowledged and are not there. */
  readonly lost: readonly string[];
  /** Batches of which only a part is there. */
  readonly halves: readonly string[];
}

const BATCH = 300;

/**
 * Writes as fast as it can, kills the process in the middle of it, and looks what is left (case 191). `run` makes the
 * names of one run different from those of the others on the same database.
 */
export async function killRun(target: KillTarget, run: number, delayMs: number): Promise<KillReport> {
  const backend = await startProcess({ ...target, AUTH_SECRET: "a secret for tests, long enough to be one" });
  const token = await signInAt(backend.url);
  const done: Acknowledged = { features: [], batches: [] };
  const writing = Promise.all([writeFeatures(backend, token, { run, done }), generate(backend, token, { run, done })]);
  setTimeout(() => backend.process.kill("SIGKILL"), delayMs);
  await writing;
  await backend.ended;
  const database = await open(target);
  const report = await compare(database, run, done);
  await database.close();
  return report;
}

interface Writer {
  readonly run: number;
  readonly done: Acknowledged;
}

async function writeFeatures(backend: BackendProcess, token: string, { run, done }: Writer): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `run ${run} feature ${count}`;
    if (!(await isAcknowledged(backend, token, ["/api/features", { name, code: "essay" }]))) {
      return;
    }
    done.features.push(name);
  }
}

async function generate(backend: BackendProcess, token: string, { run, done }: Writer): Promise<void> {
  for (let count = 1; ; count += 1) {
    const value = run * 10_000 + count;
    if (!(await isAcknowledged(backend, token, ["/api/coupons/generate", { quantity: BATCH, value }]))) {
      return;
    }
    done.batches.push(value);
  }
}

/** Whether an answer came; none comes from a process that is dead. */
async function isAcknowledged(
  { url }: BackendProcess,
  token: string,
  [path, body]: readonly [string, object],
): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.status === 201;
  } catch {
    return false;
  }
}

function open({ DATA_DIR, DATABASE_URL }: KillTarget): Promise<Database> {
  return DATABASE_URL === undefined ? openEmbedded(`${DATA_DIR}/database`) : openServer(DATABASE_URL);
}

async function compare({ db }: Database, run: number, done: Acknowledged): Promise<KillReport> {
  const features = await readRows<{ name: string }>(
    db,
    sql`select name from features where name like ${`run ${run} %`}`,
  );
  const batches = await readRows<{ value: number; size: number }>(
    db,
    sql`select value, count(*)::int as size from coupons where value between ${run * 10_000} and ${run * 10_000 + 9_999}
        group by value`,
  );
  const names = new Set(features.map(({ name }) => name));
  const sizes = new Map(batches.map(({ value, size }) => [value, size]));
  return {
    acknowledged: done.features.length + done.batches.length,
    lost: [
      ...done.features.filter((name) => !names.has(name)),
      ...done.batches.filter((value) => !sizes.has(value)).map((value) => `batch ${value}`),
    ],
    halves: batches.filter(({ size }) => size !== BATCH).map(({ value, size }) => `batch ${value}: ${size}`),
  };
}
