import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import pg from "pg";
import { type BackendProcess, signInAt, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { type Load, type Measured, measureLoad } from "./measure-load.ts";

/**
 * Measures the backend over HTTP, on each database and with two processes, and the CPU time of a list in relation to a
 * server without a framework. Prints tables. Times depend on this machine; the ratio to /config.json, which the same
 * process serves without a database, does not.
 */

const BASELINE = "scripts/bench/baseline-server.ts";
/** Rounds of each server; they alternate, so that other load affects both. */
const BASELINE_ROUNDS = 5;
const SECRET = "a secret for measuring, long enough to be one";

interface Flags {
  readonly seconds: string;
  readonly members: string;
}

type Row = readonly [name: string, measured: Measured, ratio: number | null];

function toLoads(token: string): readonly Load[] {
  const headers = { authorization: `Bearer ${token}` };
  const get = (name: string, at: string): Load => ({ name, method: "GET", path: at, headers });
  return [
    get("/config.json, no database", "/config.json"),
    get("list, 25 members", "/api/members/all"),
    get("list, quick search", "/api/tickets?q=a"),
    get("get, one book with its parts", "/api/books/{book}"),
    {
      name: "create a genre",
      method: "POST",
      path: "/api/genres",
      headers,
      body: (count) => ({ name: `bench ${count}`, code: "poetry" }),
    },
    {
      name: "generate 100 tickets",
      method: "POST",
      path: "/api/tickets/print",
      headers,
      body: () => ({ quantity: 100, value: 1 }),
      clients: 4,
    },
  ];
}

async function measureAll(processes: readonly BackendProcess[], ms: number): Promise<readonly Row[]> {
  const urls = processes.map(({ url }) => url);
  const token = await signInAt(urls[0] ?? "");
  const book = await readFirstId(urls[0] ?? "", token);
  const rows: Row[] = [];
  for (const load of toLoads(token)) {
    const ready = { ...load, path: load.path.replace("{book}", book) };
    await measureLoad(urls, ready, ms / 4);
    const measured = await measureLoad(urls, ready, ms);
    rows.push([load.name, measured, measured.perSecond / (rows[0]?.[1] ?? measured).perSecond]);
  }
  return rows;
}

async function readFirstId(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/books?pageSize=1`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: readonly { id: string }[] }).data[0]?.id ?? "";
}

async function withProcesses<Result>(
  env: Readonly<Record<string, string>>,
  count: number,
  work: (processes: readonly BackendProcess[]) => Promise<Result>,
): Promise<Result> {
  const first = await startProcess(env);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => startProcess(env)));
  try {
    return await work([first, ...others]);
  } finally {
    for (const one of [first, ...others]) {
      one.process.kill("SIGTERM");
      await one.ended;
    }
  }
}

/** The same on a new server, so that tables contain no rows of earlier measurements. */
async function onPostgres<Result>(
  bin: string,
  { env, count }: { readonly env: Readonly<Record<string, string>>; readonly count: number },
  work: (processes: readonly BackendProcess[], databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres(bin, { fsync: true });
  try {
    return await withProcesses({ ...env, DATABASE_URL: server.url }, count, (all) => work(all, server.url));
  } finally {
    await server.stop();
  }
}

/** A million members, inserted directly, and the calls of a user who browses them. */
async function measureMembers(url: string, count: number, databaseUrl: string): Promise<readonly Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into members (id, username, email, status, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@many.example', 'person' || n || '@many.example',
       (array['active', 'archived', 'waiting', 'blocked'])[1 + n % 4], now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await client.query("analyze members");
  await client.end();
  const headers = { authorization: `Bearer ${await signInAt(url)}` };
  const cursor = await readCursor(url, headers);
  const asked: readonly (readonly [string, string])[] = [
    ["first page, newest first", "?page=1"],
    ["page 1,000", "?page=1000"],
    ...(cursor === ""
      ? []
      : [
          ["page 20,001, by number", "?page=20001"] as const,
          ["page 20,001, by cursor from page 20,000", `?page=20001&after=${cursor}`] as const,
        ]),
    ["first page, with an exact count", "?count=exact"],
    ["filtered by status", "?status=blocked"],
    ["sorted by username", "?sort=username"],
    ["quick search that finds one", `?q=person${count - 7}@`],
    ["quick search that finds many", "?q=person1"],
  ];
  const rows: Row[] = [];
  for (const [name, query] of asked) {
    const load: Load = { name, method: "GET", path: `/api/members/all${query}`, headers, clients: 1 };
    rows.push([name, await measureLoad([url], load, 3_000), null]);
  }
  return rows;
}

/** The query from page 20,000 to the next one; empty if there are fewer. */
async function readCursor(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${url}/api/members/all?page=20000`, { headers });
  return ((await answer.json()) as { nextCursor?: string }).nextCursor ?? "";
}

function toTable(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, { perSecond, p50, p99, failed }, ratio]) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${ratio === null ? "" : ratio.toFixed(2)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`,
  );
  const head = "| Call | a second | ratio | p50 ms | p99 ms | failed |\n|---|---|---|---|---|---|";
  return `### ${title}\n\n${head}\n${lines.join("\n")}\n`;
}

/** CPU seconds used by a process. Linux only. */
function cpuSeconds({ process: { pid } }: BackendProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** CPU time of the process for a list of 25 members, by the backend and by a server without a framework. */
async function compareWithBaseline(
  ours: BackendProcess,
  env: Readonly<Record<string, string>>,
  ms: number,
): Promise<void> {
  const baseline = await startProcess(env, BASELINE);
  const headers = { authorization: `Bearer ${await signInAt(ours.url)}` };
  const load: Load = { name: "list", method: "GET", path: "/api/members/all", headers, clients: 8 };
  const servers = [baseline, ours];
  const costs: number[][] = [[], []];
  // The first round warms up.
  for (let round = 0; round <= BASELINE_ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      const before = cpuSeconds(server);
      const { perSecond, failed } = await measureLoad([server.url], load, ms);
      if (failed > 0) {
        throw new Error(`${failed} lists failed at ${server.url}`);
      }
      if (round > 0) {
        costs[index]?.push(((cpuSeconds(server) - before) / perSecond / ms) * 1_000_000);
      }
    }
  }
  baseline.process.kill("SIGTERM");
  await baseline.ended;
  const [bare = 0, own = 0] = costs.map((all) => all.sort((one, other) => one - other)[BASELINE_ROUNDS >> 1]);
  console.log(
    `### CPU time of a list, ms\n\n| without a framework | backend | ratio |\n|---|---|---|\n| ${bare.toFixed(2)} | ${own.toFixed(2)} | ${(own / bare).toFixed(2)} |\n`,
  );
}

async function run({ seconds, members }: Flags): Promise<void> {
  const ms = Number(seconds) * 1000;
  const folder = mkdtempSync(path.join(tmpdir(), "entity-console-bench-"));
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, MAX_EVENT_LOOP_DELAY_MS: "0", DATA_DURABILITY: "full" };
  const add = (title: string, rows: readonly Row[]) => console.log(toTable(title, rows));
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  add("Embedded database", await withProcesses(env, 1, (processes) => measureAll(processes, ms)));
  const bin = findPostgres();
  if (bin === null) {
    console.log("PostgreSQL: not measured, there are no server programs on this machine");
  } else {
    const many = Number(members);
    add("PostgreSQL, one process", await onPostgres(bin, { env, count: 1 }, (processes) => measureAll(processes, ms)));
    add(
      "PostgreSQL, two processes",
      await onPostgres(bin, { env, count: 2 }, (processes) => measureAll(processes, ms)),
    );
    const tuned = { ...env, NAMED_STATEMENTS: "on" };
    await onPostgres(bin, { env: tuned, count: 1 }, async ([one], url) => {
      if (one !== undefined) {
        await compareWithBaseline(one, { ...env, DATABASE_URL: url }, ms);
      }
    });
    const title = `PostgreSQL, ${many.toLocaleString("en-US")} members, one client`;
    add(title, await onPostgres(bin, { env, count: 1 }, ([one], url) => measureMembers(one?.url ?? "", many, url)));
  }
  rmSync(folder, { recursive: true });
}

await new Command("bench-backend")
  .description("Measure throughput and p99 of the backend")
  .option("--seconds <number>", "for each call", "4")
  .option("--members <number>", "for the lists of a great many", "1000000")
  .action(run)
  .parseAsync();
