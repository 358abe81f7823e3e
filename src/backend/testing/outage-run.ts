import { setTimeout as pause } from "node:timers/promises";
import { type BackendProcess, signInAt } from "./backend-process.ts";
import type { LocalPostgres } from "./local-postgres.ts";
import { findPlainWrite, type PlainWrite } from "./plain-write.ts";

/** An outage of a server, by default of a database. Ends when the promise resolves. */
export type Outage<Server = LocalPostgres> = (server: Server) => Promise<void>;

/** Destination of writes: a process, or a load balancer. */
export interface Front {
  readonly url: string;
  readonly process: Pick<BackendProcess["process"], "exitCode" | "signalCode">;
}

/** The result of an outage for the writers. */
export interface OutageReport {
  /** Responses by status; `none` if the connection broke. */
  readonly counts: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  /** Ids of acknowledged writes that cannot be read. */
  readonly lost: readonly string[];
  /** Responses of 503 without Retry-After. */
  readonly unannounced: number;
  /** Time from the end of the outage until each process has acknowledged a write; null if one has not. */
  readonly recoveryMs: number | null;
  /** The longest time without an acknowledged write. */
  readonly gapMs: number;
  /** The longest response time. */
  readonly longestMs: number;
  /** Exit codes of processes that ended unexpectedly. */
  readonly ended: readonly (number | string)[];
}

const FROZEN_MS = 15_000;
/** Maximum response time; shorter than the freeze of a server. */
export const MAX_WAIT_MS = 12_000;

export const outages: Readonly<Record<string, Outage>> = {
  "fast restart": async (postgres) => {
    await postgres.halt("fast");
    await postgres.resume();
  },
  "immediate restart": async (postgres) => {
    await postgres.halt("immediate");
    await postgres.resume();
  },
  frozen: async (postgres) => {
    postgres.freeze();
    await pause(FROZEN_MS);
    postgres.thaw();
  },
  refused: async (postgres) => {
    await postgres.halt("fast");
    await pause(2_000);
    await postgres.resume();
  },
};

const WRITERS = 10;
/** Writes before the outage starts. */
const BEFORE = 30;
/** Maximum time of recovery. */
const RECOVERY_MS = 30_000;

interface Measurements {
  readonly counts: Record<string, number>;
  readonly ids: string[];
  /** Time of the last acknowledged write of each process that started after the outage. */
  readonly lastAt: number[];
  unannounced: number;
  longestMs: number;
  gapMs: number;
  /** Time of the last acknowledged write of any process. */
  ackedAt: number;
  /** Time of the end of the outage. */
  backAt: number;
  isOver: boolean;
}

/** Runs ten writers during an outage, and compares the responses with the stored records. */
// biome-ignore lint/complexity/useMaxParams: what is done to which server, where it is looked at, and by how many
export async function outageRun<Server = LocalPostgres>(
  server: Server,
  processes: readonly Front[],
  outage: Outage<Server>,
  count = WRITERS,
): Promise<OutageReport> {
  const token = await signInAt(processes[0]?.url ?? "");
  const document = await (await fetch(`${processes[0]?.url}/openapi.json`)).json();
  const write = findPlainWrite(document as Parameters<typeof findPlainWrite>[0]);
  const lastAt = processes.map(() => 0);
  const measurements: Measurements = {
    counts: {},
    ids: [],
    lastAt,
    unannounced: 0,
    longestMs: 0,
    gapMs: 0,
    ackedAt: 0,
    backAt: Number.POSITIVE_INFINITY,
    isOver: false,
  };
  const writers = Array.from({ length: count }, (_, index) => {
    const at = index % processes.length;
    return keepWriting({ url: processes[at]?.url ?? "", at, token, write }, measurements);
  });
  await until(() => measurements.ids.length >= BEFORE, RECOVERY_MS);
  await outage(server);
  const backAt = performance.now();
  measurements.backAt = backAt;
  const isBack = () => measurements.lastAt.every((at) => at > backAt);
  const toEnd = () => processes.map((one) => one.process.exitCode ?? one.process.signalCode);
  await until(() => isBack() || toEnd().some((how) => how !== null), RECOVERY_MS);
  const recoveryMs = isBack() ? Math.max(...measurements.lastAt.map((at) => at - backAt)) : null;
  measurements.isOver = true;
  await Promise.all(writers);
  const { counts, ids, unannounced, longestMs, gapMs } = measurements;
  const ended = toEnd().filter((how) => how !== null);
  const lost = ended.length > 0 ? [] : await findLost(processes[0]?.url ?? "", { token, write, ids });
  return { counts, acknowledged: ids.length, lost, unannounced, recoveryMs, gapMs, longestMs, ended };
}

async function until(isTrue: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!isTrue() && performance.now() < end) {
    await pause(20);
  }
}

interface Writer {
  readonly url: string;
  readonly at: number;
  readonly token: string;
  readonly write: PlainWrite;
}

async function keepWriting(writer: Writer, measurements: Measurements): Promise<void> {
  for (let count = 0; !measurements.isOver; count += 1) {
    const started = performance.now();
    const { status, id, isAnnounced } = await send(writer, `outage ${writer.at} ${count}`);
    measurements.counts[status] = (measurements.counts[status] ?? 0) + 1;
    measurements.longestMs = Math.max(measurements.longestMs, performance.now() - started);
    if (id !== null) {
      measurements.ids.push(id);
      recordAcknowledged(measurements, { at: writer.at, started });
    } else {
      measurements.unannounced += status === "503" && !isAnnounced ? 1 : 0;
      await pause(20);
    }
  }
}

/** Records an acknowledged write and the time of its request. */
function recordAcknowledged(
  measurements: Measurements,
  { at, started }: { readonly at: number; readonly started: number },
): void {
  const now = performance.now();
  measurements.gapMs = Math.max(measurements.gapMs, measurements.ackedAt === 0 ? 0 : now - measurements.ackedAt);
  measurements.ackedAt = now;
  if (started > measurements.backAt) {
    measurements.lastAt[at] = now;
  }
}

/** Sends one write. An incomplete response counts as none. */
async function send(
  { url, token, write }: Writer,
  text: string,
): Promise<{ readonly status: string; readonly id: string | null; readonly isAnnounced: boolean }> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify(write.toBody(text));
  try {
    const answer = await fetch(`${url}/api${write.path}`, { method: "POST", headers, body });
    const text = await answer.text();
    const id = answer.status === 201 ? ((JSON.parse(text) as { readonly id?: string }).id ?? null) : null;
    return { status: String(answer.status), id, isAnnounced: answer.headers.has("retry-after") };
  } catch {
    return { status: "none", id: null, isAnnounced: false };
  }
}

async function findLost(
  url: string,
  { token, write, ids }: { readonly token: string; readonly write: PlainWrite; readonly ids: readonly string[] },
): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const lost: string[] = [];
  for (const id of ids) {
    if (!(await isThere(`${url}/api${write.path}/${id}`, headers))) {
      lost.push(id);
    }
  }
  return lost;
}

/** Repeats a read that fails with 503: unknown is not lost. */
async function isThere(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  for (const end = performance.now() + RECOVERY_MS; performance.now() < end; await pause(100)) {
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.text();
    if (answer !== null && answer.status < 500) {
      return answer.ok;
    }
  }
  return false;
}
