import { setTimeout as pause } from "node:timers/promises";
import { type BackendProcess, signInAt } from "./backend-process.ts";
import type { LocalPostgres } from "./local-postgres.ts";
import { findPlainWrite, type PlainWrite } from "./plain-write.ts";

/** What is done to a server, of a database for one; it is over when the promise is. */
export type Outage<Server = LocalPostgres> = (server: Server) => Promise<void>;

/** Where writes are sent: a process, or what stands in front of several. */
export interface Front {
  readonly url: string;
  readonly process: Pick<BackendProcess["process"], "exitCode" | "signalCode">;
}

/** What writers saw of an outage. */
export interface OutageReport {
  /** Answers by their status; `none` where the connection ended without one. */
  readonly counts: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  /** Ids that were acknowledged and cannot be read. */
  readonly lost: readonly string[];
  /** Answers of 503 that do not say when to try again. */
  readonly unannounced: number;
  /** From the end of the outage to the next write that each process acknowledged; null where none was. */
  readonly recoveryMs: number | null;
  /** The longest time in which nobody was acknowledged anything. */
  readonly gapMs: number;
  /** The longest that anyone waited for an answer. */
  readonly longestMs: number;
  /** How processes ended that should not have. */
  readonly ended: readonly (number | string)[];
}

const FROZEN_MS = 15_000;
/** Nobody may wait for an answer until a frozen server is thawed. */
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
/** Writes before the outage, so that it comes in the middle of them. */
const BEFORE = 30;
/** How long service may take to come back. */
const RECOVERY_MS = 30_000;

interface Sight {
  readonly counts: Record<string, number>;
  readonly ids: string[];
  /** When each process last acknowledged a write that began after the outage. */
  readonly lastAt: number[];
  unannounced: number;
  longestMs: number;
  gapMs: number;
  /** When anybody was last acknowledged anything. */
  ackedAt: number;
  /** When the outage was over. */
  backAt: number;
  isOver: boolean;
}

/** Has writers (ten) at the processes while the server is away, and looks at what they were told and what is kept. */
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
  const sight: Sight = {
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
    return keepWriting({ url: processes[at]?.url ?? "", at, token, write }, sight);
  });
  await until(() => sight.ids.length >= BEFORE, RECOVERY_MS);
  await outage(server);
  const backAt = performance.now();
  sight.backAt = backAt;
  const isBack = () => sight.lastAt.every((at) => at > backAt);
  const toEnd = () => processes.map((one) => one.process.exitCode ?? one.process.signalCode);
  await until(() => isBack() || toEnd().some((how) => how !== null), RECOVERY_MS);
  const recoveryMs = isBack() ? Math.max(...sight.lastAt.map((at) => at - backAt)) : null;
  sight.isOver = true;
  await Promise.all(writers);
  const { counts, ids, unannounced, longestMs, gapMs } = sight;
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

async function keepWriting(writer: Writer, sight: Sight): Promise<void> {
  for (let count = 0; !sight.isOver; count += 1) {
    const started = performance.now();
    const { status, id, isAnnounced } = await send(writer, `outage ${writer.at} ${count}`);
    sight.counts[status] = (sight.counts[status] ?? 0) + 1;
    sight.longestMs = Math.max(sight.longestMs, performance.now() - started);
    if (id !== null) {
      sight.ids.push(id);
      noteService(sight, { at: writer.at, started });
    } else {
      sight.unannounced += status === "503" && !isAnnounced ? 1 : 0;
      await pause(20);
    }
  }
}

/** Somebody was acknowledged something that they had asked for at that time. */
function noteService(sight: Sight, { at, started }: { readonly at: number; readonly started: number }): void {
  const now = performance.now();
  sight.gapMs = Math.max(sight.gapMs, sight.ackedAt === 0 ? 0 : now - sight.ackedAt);
  sight.ackedAt = now;
  if (started > sight.backAt) {
    sight.lastAt[at] = now;
  }
}

/** One write. An answer that breaks off in the middle is none. */
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

/** Whoever cannot answer yet is asked again: unknown is not lost. */
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
