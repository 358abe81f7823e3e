import type { Database, Db } from "../database/database.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import { type BackendProcess, signInAt, startProcess } from "./backend-process.ts";

/** Data folder and database of the backend that is killed. */
export type KillTarget = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** A kind of write of a product, repeated until the process is killed. */
export interface KillWriter {
  readonly path: string;
  /** Body of the write with this number. Numbers are unique across runs on one database. */
  toBody(number: number): object;
  /** Number of rows of a write, which is atomic. */
  readonly rows: number;
  /** Number of rows in the database, by the number of the write. */
  countRows(db: Db): Promise<ReadonlyMap<number, number>>;
}

/** The writes of a product's backend during the kill. */
export interface KillWorkload {
  /** The product's entry, relative to the project's root. */
  readonly main: string;
  readonly writers: readonly KillWriter[];
}

/** The result of the check after a kill. */
export interface KillReport {
  readonly acknowledged: number;
  /** Acknowledged writes that are missing. */
  readonly lost: readonly string[];
  /** Writes with only a part of their rows. */
  readonly halves: readonly string[];
}

/** Time of the kill: a delay after a number of acknowledged writes, while further ones are running. */
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
  // Each run signs in from the same address, and the rate limit is in the database.
  LOGIN_LIMIT: "1000000",
};

/** Writes at full speed, kills the process, and compares the rows with the acknowledged writes (case 191). */
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
  // If a write was rejected, the writers stopped early.
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

/** Resolves with false if the connection breaks. */
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
