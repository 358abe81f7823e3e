import { demoCredentials } from "../../../src/backend/config/demo-credentials.ts";
import { type BackendProcess, signInAt, startProcess } from "../../../src/backend/testing/backend-process.ts";
import type { Load } from "../measure-load.ts";
import { toCollection } from "./payload-collections.ts";
import { startPayload, toPayloadData } from "./payload-server.ts";

const BASELINE = "scripts/bench/baseline-server.ts";
const SECRET = "a secret for measuring, long enough to be one";

/** A server and the calls to measure. */
export interface Peer {
  readonly name: string;
  readonly server: BackendProcess;
  readonly loads: Readonly<Record<string, Load>>;
}

interface Target {
  readonly databaseUrl: string;
  readonly folder: string;
}

export type Records = readonly Readonly<Record<string, unknown>>[];

/** Reads all pages of a list. */
async function readAll(url: string, token: string): Promise<Records> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}?pageSize=100&page=${page}`, { headers: { authorization: `Bearer ${token}` } });
    const { data, total } = (await answer.json()) as { readonly data: Records; readonly total: number };
    all.push(...data);
    if (all.length >= total || data.length === 0) {
      return all;
    }
  }
}

/** This backend, a server without a framework on the same database, and an access token. */
export async function startOurs(databaseUrl: string, folder: string): Promise<readonly [Peer, Peer, string]> {
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: databaseUrl, NAMED_STATEMENTS: "on" };
  const server = await startProcess(env);
  const baseline = await startProcess(env, BASELINE);
  const token = await signInAt(server.url);
  const [book] = await readAll(`${server.url}/api/books`, token);
  const loads = toLoads(`Bearer ${token}`, { list: "/api/members/all", get: `/api/books/${String(book?.["id"])}` });
  return [
    { name: "this backend", server, loads },
    { name: "without a framework", server: baseline, loads: { list: loads["list"] } },
    token,
  ];
}

function toLoads(authorization: string, { list, get }: { readonly list: string; readonly get: string }) {
  const headers = { authorization };
  const base = { headers, clients: 8 };
  const body = (count: number) => ({ name: `bench ${count}`, code: "poetry", active: true });
  return {
    list: { ...base, name: "list", method: "GET", path: list },
    get: { ...base, name: "get", method: "GET", path: get },
    create: { ...base, name: "create", method: "POST", path: "/api/genres", body },
  } satisfies Record<string, Load>;
}

/** Payload with the records of the backend. */
export async function startPeer(url: string, token: string, { databaseUrl, folder }: Target): Promise<Peer> {
  const read = (at: string) => readAll(`${url}/api/${at}`, token);
  const collections = [
    toCollection({ slug: "genres", records: await read("genres"), relations: {}, without: [], told: [] }),
    toCollection({
      slug: "books",
      records: await read("books"),
      relations: { genres: "genres" },
      without: [],
      told: ["name"],
    }),
    toCollection({
      slug: "members",
      records: await read("members/all"),
      relations: { bookId: "books" },
      without: ["book", "bookCopy"],
      told: [],
    }),
  ];
  const user = { email: demoCredentials.username, password: demoCredentials.password };
  const server = await startPayload(folder, { databaseUrl, data: toPayloadData(collections, user) });
  const signIn = await fetch(`${server.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(user),
  });
  const authorization = `JWT ${((await signIn.json()) as { token: string }).token}`;
  const books = await fetch(`${server.url}/api/books?limit=1`, { headers: { authorization } });
  const [book] = ((await books.json()) as { docs: readonly { id: string }[] }).docs;
  const paths = { list: "/api/members?limit=25&depth=1", get: `/api/books/${book?.id}?depth=0` };
  return { name: "Payload 3.90.2", server, loads: toLoads(authorization, paths) };
}
