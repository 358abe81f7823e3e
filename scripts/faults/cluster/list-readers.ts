import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { demoCredentials } from "../../../src/backend/config/demo-credentials.ts";
import { signInAt } from "../../../src/backend/testing/backend-process.ts";
import { findPlainWrite, type PlainWrite } from "../../../src/backend/testing/plain-write.ts";
import type { Cluster } from "./cluster.ts";

/** Lists that some readers got, of which the first kind follows a write of the same reader. */
export interface ListReport {
  /** Responses of 200, and those among them that must contain a write of the reader. */
  readonly lists: number;
  readonly afterWrites: number;
  /** Ids of acknowledged writes that the next list of their writer lacked. */
  readonly missing: readonly string[];
  /** Lists that the replica answered. */
  readonly onReplica: number;
  /** Other responses by status; `none` if the connection broke. */
  readonly refused: Readonly<Record<string, number>>;
  /** The longest time without a response of 200, of any reader. */
  readonly gapMs: number;
}

interface Found {
  lists: number;
  afterWrites: number;
  readonly missing: string[];
  readonly refused: Record<string, number>;
  gapMs: number;
  listedAt: number;
  isOver: boolean;
  /** True if no reader is waiting for a response. */
  isDone: boolean;
}

interface Reader {
  readonly url: string;
  readonly token: string;
  readonly write: PlainWrite;
}

/** Readers that write before each list, and readers that only list. Each is a staff user of its own. */
const WRITING = 3;
const ONLY_READING = 2;
const SAMPLE_MS = 100;

/** Adds the readers' users, and the counts of statements. */
export async function prepareReaders({ primary }: Cluster): Promise<void> {
  const client = new pg.Client(primary.url);
  await client.connect();
  await client.query("create extension pg_stat_statements");
  for (const username of toNames(WRITING + ONLY_READING)) {
    await client.query(
      `insert into staff_users (id, username, name, password, role)
       select gen_random_uuid(), $1, 'Reader', password, role from staff_users where username = $2`,
      [username, demoCredentials.username],
    );
  }
  await client.end();
}

const toNames = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@cluster.example`);

/** Lists until the work is done. After each write, its writer's next list must contain it. */
export async function withReaders<Result>(
  { url, replica }: Cluster,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly report: ListReport }> {
  const write = findPlainWrite((await (await fetch(`${url}/openapi.json`)).json()) as never);
  const readers: Reader[] = [];
  for (const username of toNames(WRITING + ONLY_READING)) {
    readers.push({ url, write, token: await signInAt(url, { ...demoCredentials, username }) });
  }
  const found: Found = {
    lists: 0,
    afterWrites: 0,
    missing: [],
    refused: {},
    gapMs: 0,
    listedAt: 0,
    isOver: false,
    isDone: false,
  };
  const running = readers.map((reader, index) => keepListing(reader, found, index < WRITING));
  const counting = countOnReplica(replica.url, found);
  try {
    const result = await work();
    found.isOver = true;
    await Promise.all(running);
    found.isDone = true;
    const { lists, afterWrites, missing, refused, gapMs } = found;
    return { result, report: { lists, afterWrites, missing, refused, gapMs, onReplica: await counting } };
  } finally {
    found.isOver = true;
    found.isDone = true;
  }
}

async function keepListing(reader: Reader, found: Found, isWriting: boolean): Promise<void> {
  for (let count = 0; !found.isOver; count += 1) {
    const id = isWriting ? await writeOne(reader, `reader ${count}`) : null;
    if (isWriting && id === null) {
      await pause(20);
    } else if (!(await listOnce(reader, found, id))) {
      found.missing.push(id ?? "");
    }
  }
}

/** Lists the record with an id, or a page, in an order that takes one statement. False for a response that lacks the record. */
async function listOnce({ url, token, write }: Reader, found: Found, id: string | null): Promise<boolean> {
  const [field] = Object.keys(write.toBody(""));
  const answer = await call(`${url}/api${write.path}?sort=${field}${id === null ? "" : `&id=${id}`}`, token);
  if (answer.status !== "200") {
    found.refused[answer.status] = (found.refused[answer.status] ?? 0) + 1;
    await pause(20);
    return true;
  }
  const now = performance.now();
  found.gapMs = Math.max(found.gapMs, found.listedAt === 0 ? 0 : now - found.listedAt);
  found.listedAt = now;
  found.lists += 1;
  found.afterWrites += id === null ? 0 : 1;
  return id === null || answer.text.includes(id);
}

/** The id of an acknowledged write; null otherwise. */
async function writeOne({ url, token, write }: Reader, text: string): Promise<string | null> {
  const { status, text: made } = await call(`${url}/api${write.path}`, token, write.toBody(text));
  return status === "201" ? (JSON.parse(made) as { readonly id: string }).id : null;
}

async function call(url: string, token: string, body?: object): Promise<{ status: string; text: string }> {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: String(answer.status), text: await answer.text() };
  } catch {
    return { status: "none", text: "" };
  }
}

/** Counts the replica's statements of pages until the readers end. A server that crashes forgets its counts. */
async function countOnReplica(url: string, found: Found): Promise<number> {
  let sum = 0;
  let last = (await readCount(url)) ?? 0;
  for (let isLast = false; !isLast; ) {
    await pause(SAMPLE_MS);
    isLast = found.isDone;
    const count = await readCount(url);
    if (count !== null) {
      sum += count < last ? count : count - last;
      last = count;
    }
  }
  return sum;
}

/** Null while the replica does not respond. */
async function readCount(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0)::text as calls from pg_stat_statements where query like '%row_number() over ()%'`,
    );
    return Number(rows[0]?.calls);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
