import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { type BackendProcess, signInAt, startProcess } from "../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../src/backend/testing/local-postgres.ts";
import { measureLoad } from "./measure-load.ts";

/**
 * CPU time of a list, compared with a server without a framework. The rounds alternate, so that other load affects
 * both.
 */

const BASELINE = "scripts/baseline-server.ts";
const SECRET = "a secret for measuring, long enough to be one";

/** CPU seconds used by a process (Linux counts hundredths). */
function cpuSeconds({ process: { pid } }: BackendProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(server: BackendProcess, token: string, ms: number): Promise<number> {
  const before = cpuSeconds(server);
  const headers = { authorization: `Bearer ${token}` };
  const load = { name: "list", method: "GET", path: "/api/members/all", headers, clients: 8 } as const;
  const { perSecond, failed } = await measureLoad([server.url], load, ms);
  if (failed > 0) {
    throw new Error(`${failed} calls failed`);
  }
  return ((cpuSeconds(server) - before) / (perSecond * (ms / 1000))) * 1000;
}

const median = (all: readonly number[]) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

interface Pair {
  readonly baseline: BackendProcess;
  readonly backend: BackendProcess;
  readonly token: string;
}

/** Both on one new PostgreSQL. */
async function onServer(folder: string, databaseUrl: string, named: "on" | "off"): Promise<Pair> {
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: databaseUrl, NAMED_STATEMENTS: named };
  const backend = await startProcess(env);
  return { backend, baseline: await startProcess(env, BASELINE), token: await signInAt(backend.url) };
}

/** Each on its own embedded database; the second is a copy of the first. */
async function onEmbedded(folder: string): Promise<Pair> {
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET };
  const first = await startProcess(env);
  const token = await signInAt(first.url);
  await end(first);
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  const database = readdirSync(copy).find((name) => existsSync(path.join(copy, name, "PG_VERSION"))) ?? "";
  const baseline = await startProcess({ ...env, DATA_DIR: path.join(copy, database) }, BASELINE);
  return { backend: await startProcess(env), baseline, token };
}

async function end({ process, ended }: BackendProcess): Promise<void> {
  process.kill("SIGTERM");
  await ended;
}

/** Milliseconds per list for each: medians of alternating rounds; the first round warms up. */
async function compare({ baseline, backend, token }: Pair, rounds: number, ms: number): Promise<readonly number[]> {
  const costs: [number, number][] = [];
  for (let round = -1; round < rounds; round += 1) {
    costs.push([await measure(baseline, token, ms), await measure(backend, token, ms)]);
  }
  return [0, 1].map((at) => median(costs.slice(1).map((pair) => pair[at] ?? 0)));
}

async function run({ rounds, seconds }: { readonly rounds: string; readonly seconds: string }): Promise<void> {
  const bin = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-list-"));
  const database = bin === null ? null : await startPostgres(bin, { fsync: true });
  const starts = [
    ...(database === null
      ? []
      : (["off", "on"] as const).map(
          (named) =>
            [
              `PostgreSQL${named === "on" ? ", statements named" : ""}`,
              () => onServer(path.join(folder, "server"), database.url, named),
            ] as const,
        )),
    ["embedded", () => onEmbedded(path.join(folder, "embedded"))] as const,
  ];
  console.log("| Database | baseline, ms | backend, ms | ratio |\n|---|---|---|---|");
  for (const [name, start] of starts) {
    const pair = await start();
    const [base = 0, cost = 0] = await compare(pair, Number(rounds), Number(seconds) * 1000);
    console.log(`| ${name} | ${base.toFixed(2)} | ${cost.toFixed(2)} | ${(cost / base).toFixed(2)} |`);
    await Promise.all([end(pair.baseline), end(pair.backend)]);
  }
  await database?.stop();
  rmSync(folder, { recursive: true });
}

await new Command("bench-list")
  .description("Measure the processor time of a list of 25 beside a server without a framework")
  .option("--rounds <number>", "of each, in turns", "5")
  .option("--seconds <number>", "a round", "4")
  .action(run)
  .parseAsync();
