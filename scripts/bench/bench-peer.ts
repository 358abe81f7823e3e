import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import pg from "pg";
import type { BackendProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { installPayload } from "./bench-peer/payload-server.ts";
import { type Peer, type Records, startOurs, startPeer } from "./bench-peer/peers.ts";
import { type Measured, measureLoad } from "./measure-load.ts";

/**
 * The same list, get and create on this backend, on Payload and, for the list, on a server without a framework: on one
 * PostgreSQL with fsync on, with the same records and a token that is looked up. The calls alternate, so that other
 * load affects all.
 */

interface Flags {
  readonly rounds: string;
  readonly seconds: string;
  readonly folder: string;
}

interface Sample extends Measured {
  /** CPU time of the process per call. */
  readonly cpuMs: number;
}

/** CPU seconds used by a process (Linux counts hundredths). */
function cpuSeconds({ process: { pid } }: BackendProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure({ name, server, loads }: Peer, call: string, ms: number): Promise<Sample | null> {
  const load = loads[call];
  if (load === undefined) {
    return null;
  }
  const before = cpuSeconds(server);
  const measured = await measureLoad([server.url], load, ms);
  if (measured.failed > 0) {
    throw new Error(`${name}: ${measured.failed} calls of ${load.path} failed`);
  }
  return { ...measured, cpuMs: ((cpuSeconds(server) - before) / (measured.perSecond * (ms / 1000))) * 1000 };
}

const median = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

/** One call on each, alternating; the first round warms up. */
async function compare(call: string, peers: readonly Peer[], { rounds, seconds }: Flags): Promise<void> {
  const samples = new Map(peers.map((peer) => [peer, [] as Sample[]]));
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const peer of peers) {
      const sample = await measure(peer, call, Number(seconds) * 1000);
      if (sample !== null && round > 0) {
        samples.get(peer)?.push(sample);
      }
    }
  }
  for (const [{ name }, all] of samples) {
    if (all.length > 0) {
      const of = (read: (sample: Sample) => number) => median(all.map(read));
      const figures = [of((one) => one.cpuMs).toFixed(2), of((one) => one.perSecond).toFixed(0)];
      const times = [of((one) => one.p50), of((one) => one.p99)].map((time) => time.toFixed(1));
      console.log(`| ${call} | ${name} | ${[...figures, ...times].join(" | ")} |`);
    }
  }
}

interface ListBody {
  readonly data?: Records;
  readonly docs?: Records;
  readonly total?: number;
  readonly totalDocs?: number;
}

/** Prints what each returns: records, total, records with their book, and characters. */
async function sayAnswers(peers: readonly Peer[]): Promise<void> {
  for (const { name, server, loads } of peers) {
    for (const call of ["list", "get"]) {
      const load = loads[call];
      if (load !== undefined) {
        const answer = await fetch(`${server.url}${load.path}`, { headers: load.headers });
        const text = await answer.text();
        console.log(
          `${name}, ${call}: ${answer.status}, ${say(JSON.parse(text) as ListBody)}, ${text.length} characters`,
        );
      }
    }
  }
}

function say({ data, docs, total, totalDocs }: ListBody): string {
  const rows = data ?? docs;
  if (rows === undefined) {
    return "one record";
  }
  const told = rows
    .map(({ book, bookId }) => book ?? bookId)
    .filter((book) => book !== null && typeof book === "object");
  return `${rows.length} of ${total ?? totalDocs} records, ${told.filter((book) => Object.hasOwn(book, "name")).length} with their book`;
}

async function run(flags: Flags): Promise<void> {
  const bin = findPostgres();
  if (bin === null) {
    console.log("Not measured: there are no PostgreSQL server programs on this machine");
    return;
  }
  installPayload(flags.folder);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-peer-"));
  const database = await startPostgres(bin, { fsync: true });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("create database payload");
  await client.end();
  const [ours, baseline, token] = await startOurs(database.url, folder);
  const peers = [baseline, ours];
  try {
    const databaseUrl = database.url.replace(/\/[^/]*$/, "/payload");
    peers.push(await startPeer(ours.server.url, token, { databaseUrl, folder: flags.folder }));
    await sayAnswers(peers);
    console.log("\n| Call | server | processor ms a call | a second | p50 ms | p99 ms |\n|---|---|---|---|---|---|");
    for (const call of ["list", "get", "create"]) {
      await compare(call, peers, flags);
    }
  } finally {
    for (const { server } of peers) {
      server.process.kill("SIGTERM");
      await server.ended;
    }
    await database.stop();
    rmSync(folder, { recursive: true });
  }
}

await new Command("bench-peer")
  .description("Measure a list, a get and a create beside Payload and a server without a framework, on PostgreSQL")
  .option("--rounds <number>", "of each, in turns", "5")
  .option("--seconds <number>", "a round", "4")
  .option(
    "--folder <folder>",
    "where Payload is installed",
    path.resolve(import.meta.dirname, "../../node_modules/.cache/payload"),
  )
  .action(run)
  .parseAsync();
