import type { Database, Db } from "../database/database.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import { type BackendProcess, signInAt, startProcess } from "./backend-process.ts";

/** Where the backend that is killed keeps its data. */
export type KillTarget = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** One kind of write of a product, repeated until the process is killed. */
export interface KillWriter {
  readonly path: string;
  /** Of the write of this number; the numbers of one run differ from those of another on the same database. */
  toBody(number: number): object;
  /** How many rows one write makes: all of them, or none. */
  readonly rows: number;
  /** How many rows there are of each write, by its number. */
  countRows(db: Db): Promise<ReadonlyMap<number, number>>;
}

/** What a product's backend is writing when it is killed. */
export interface KillWorkload {
  /** The product's entry, from the project's root. */
  readonly main: string;
  readonly writers: readonly KillWriter[];
}

/** What was found after a kill. */
export interface KillReport {
  readonly acknowledged: number;
  /** Writes that were acknowledged and are not there. */
  readonly lost: readonly string[];
  /** Writes of which only a part is there. */
  readonly halves: readonly string[];
}

/** When the process is killed: so long after so many writes were acknowledged, while the next ones are under way. */
export interface KillMoment {
  readonly writes: number;
  readonly delayMs: number;
}

interface KillRun {
  readonly target: KillTarget;
  readonly run: number;
  readonly moment: KillMoment;
}

const RUN_NUMBERS = 10_000;
const ENV = {
  DATA_DURABILITY: "full",
  AUTH_SECRET: "a secret for tests, long enough to be one",
  // Each run signs in, all from one address, and the count is in the database.
  LOGIN_LIMIT: "1000000",
};

/** Writes as fast as it can, kills the process in the middle of it, and compares what is left (case 191). */
export async function killRun({ main, writers }: KillWorkload, { target, run, moment }: KillRun): Promise<KillReport> {
  const backend = await startProcess({ ...target, ...ENV }, main);
  const token = await signInAt(backend.url);
  const done = writers.map((): number[] => []);
  const onAcknowledged = () => {
    if (done.flat().length === moment.writes) {
      setTimeout(() => backend.process.kill("SIGKILL"), moment.delayMs);
    }
  };
  await Promise.all(
    writers.map(async (writer, index) => {
      for (let number = run * RUN_NUMBERS; await isAcknowledged(backend, token, [writer, number]); number += 1) {
        done[index]?.push(number);
        onAcknowledged();
      }
    }),
  );
  // Where something was refused, the writers ended before their time.
  backend.process.kill("SIGKILL");
  await backend.ended;
  const database = await open(target);
  const reports = await Promise.all(writers.map((writer, index) => compare(database, writer, done[index] ?? [])));
  await database.close();
  return {
    acknowledged: done.flat().length,
    lost: reports.flatMap(({ lost }) => lost),
    halves: reports.flatMap(({ halves }) => halves),
  };
}

/** Whether an answer came; none comes from a process that is dead. */
async function isAcknowledged(
  { url }: BackendProcess,
  token: string,
  [{ path, toBody }, number]: readonly [KillWriter, number],
): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(toBody(number)) });
    return answer.status === 201;
  } catch {
    return false;
  }
}

function open({ DATA_DIR, DATABASE_URL }: KillTarget): Promise<Database> {
  return DATABASE_URL === undefined ? openEmbedded(`${DATA_DIR}/database`) : openServer(DATABASE_URL);
}

async function compare(
  { db }: Database,
  { path, rows, countRows }: KillWriter,
  done: readonly number[],
): Promise<Pick<KillReport, "lost" | "halves">> {
  const found = await countRows(db);
  return {
    lost: done.filter((number) => !found.has(number)).map((number) => `${path} ${number}`),
    halves: [...found].filter(([, count]) => count !== rows).map(([number, count]) => `${path} ${number}: ${count}`),
  };
}
