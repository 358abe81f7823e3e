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

/** When the process is killed: so long after so many writes were acknowledged, while the next ones are under way. */
export interface KillMoment {
  readonly writes: number;
  readonly delayMs: number;
}

const BATCH = 300;
const ENV = {
  AUTH_SECRET: "a secret for tests, long enough to be one",
  // Each run signs in, all from one address, and the count is in the database.
  LOGIN_LIMIT: "1000000",
};

/**
 * Writes as fast as it can, kills the process in the middle of it, and looks what is left (case 191). `run` makes the
 * names of one run different from those of the others on the same database.
 */
export async function killRun(target: KillTarget, run: number, moment: KillMoment): Promise<KillReport> {
  const backend = await startProcess({ ...target, ...ENV });
  const token = await signInAt(backend.url);
  const done: Acknowledged = { features: [], batches: [] };
  const acknowledged = () => {
    if (done.features.length + done.batches.length === moment.writes) {
      setTimeout(() => backend.process.kill("SIGKILL"), moment.delayMs);
    }
  };
  const writer = { run, done, acknowledged };
  await Promise.all([writeFeatures(backend, token, writer), generate(backend, token, writer)]);
  // Where something was refused, the writers ended before their time.
  backend.process.kill("SIGKILL");
  await backend.ended;
  const database = await open(target);
  const report = await compare(database, run, done);
  await database.close();
  return report;
}

interface Writer {
  readonly run: number;
  readonly done: Acknowledged;
  /** Called after each write of `done`. */
  readonly acknowledged: () => void;
}

async function writeFeatures(
  backend: BackendProcess,
  token: string,
  { run, done, acknowledged }: Writer,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `run ${run} feature ${count}`;
    if (!(await isAcknowledged(backend, token, ["/api/features", { name, code: "essay" }]))) {
      return;
    }
    done.features.push(name);
    acknowledged();
  }
}

async function generate(backend: BackendProcess, token: string, { run, done, acknowledged }: Writer): Promise<void> {
  for (let count = 1; ; count += 1) {
    const value = run * 10_000 + count;
    if (!(await isAcknowledged(backend, token, ["/api/coupons/generate", { quantity: BATCH, value }]))) {
      return;
    }
    done.batches.push(value);
    acknowledged();
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
