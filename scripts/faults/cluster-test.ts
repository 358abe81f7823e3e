import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import pg from "pg";
import type { LocalPostgres } from "../../src/backend/testing/local-postgres.ts";
import { type OutageReport, outageRun } from "../../src/backend/testing/outage-run.ts";
import { type Cluster, findMissing, startCluster } from "./cluster/cluster.ts";
import { type ListReport, prepareReaders, withReaders } from "./cluster/list-readers.ts";

/**
 * Runs the full chain between browser and database on several processes, with the engines that operators use, under
 * writers, and stops one component after another. Acknowledged writes must not be lost; errors are counted. Lists are read
 * from a replica, and must contain the own writes of their reader.
 */

const WRITERS = 20;
/** The replica is away for so long. */
const AWAY_MS = 4_000;
/** Maximum time without an acknowledged write, by scenario; doubled on a busy machine. */
const MAX_GAP_MS: Readonly<Record<string, number>> = {
  "one backend killed": 10_000,
  "PgBouncer restarted": 10_000,
  "primary killed, standby promoted": 30_000,
  "replay of the replica paused": 10_000,
  "replica killed and restarted": 20_000,
  "new version rolled out": 10_000,
};

/** The scenarios in order: a failed primary stays down. */
const events: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  "one backend killed": (cluster) => cluster.replace(0, "SIGKILL"),
  "PgBouncer restarted": ({ pooler }) => pooler.restart(),
  "new version rolled out": async (cluster) => {
    cluster.makeNewVersion();
    for (const index of cluster.backends.keys()) {
      await cluster.replace(index, "SIGTERM");
      // Wait until the balancer has noticed that it is back.
      await pause(2_500);
    }
  },
  "replay of the replica paused": async ({ replica }) => {
    await runOn(replica, "select pg_wal_replay_pause()");
    await pause(AWAY_MS);
    await runOn(replica, "select pg_wal_replay_resume()");
  },
  "replica killed and restarted": async ({ replica }) => {
    await replica.crash();
    await pause(AWAY_MS);
    await replica.resume();
  },
  "primary killed, standby promoted": async ({ primary, standby, pooler }) => {
    await primary.crash();
    await standby.promote();
    pooler.pointTo(standby);
  },
};

/** Responses while a component is away; `none` if the connection broke. */
const AWAY_STATUSES: readonly string[] = ["502", "503", "504", "none"];
/** During these, lists must go on as if nothing had happened. */
const WITH_LISTS: readonly string[] = ["replay of the replica paused", "replica killed and restarted"];
const MAX_LIST_GAP_MS = 5_000;

async function runOn({ url }: LocalPostgres, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function toListFaults(name: string, { missing, onReplica, refused, gapMs }: ListReport): readonly string[] {
  const isWithLists = WITH_LISTS.includes(name);
  const unknown = Object.keys(refused).filter((status) => !AWAY_STATUSES.includes(status));
  return [
    ...unknown.map((status) => `${refused[status]} lists got ${status}`),
    ...missing.map((id) => `a list lacked ${id}, which its reader had written`),
    ...(onReplica === 0 ? ["the replica answered no list"] : []),
    ...(isWithLists ? Object.entries(refused).map(([status, count]) => `${count} lists got ${status}`) : []),
    ...(isWithLists && gapMs > MAX_LIST_GAP_MS ? [`no list for ${gapMs.toFixed(0)} ms`] : []),
  ];
}

function toFaults(name: string, { counts, lost, recoveryMs, gapMs }: OutageReport): readonly string[] {
  const unknown = Object.keys(counts).filter((status) => !["201", ...AWAY_STATUSES].includes(status));
  return [
    ...unknown.map((status) => `${counts[status]} answers of ${status}`),
    ...lost.map((id) => `lost ${id}`),
    ...(recoveryMs === null ? ["it did not come back"] : []),
    ...(gapMs > 2 * (MAX_GAP_MS[name] ?? 0) ? [`nobody was served for ${gapMs.toFixed(0)} ms`] : []),
  ];
}

interface Flags {
  readonly rounds: string;
  readonly processes: string;
  readonly only?: string;
}

async function run({ rounds, processes, only }: Flags): Promise<void> {
  const wanted = Object.entries(events).filter(([name]) => only === undefined || name.includes(only));
  console.log(`| ${HEADS.join(" | ")} |\n|${"---|".repeat(HEADS.length)}`);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const cluster = await startCluster(Number(processes));
    try {
      await prepareReaders(cluster);
      const front = { url: cluster.url, process: { exitCode: null, signalCode: null } };
      for (const [name, event] of wanted) {
        const { result, report } = await withReaders(cluster, () => outageRun(cluster, [front], event, WRITERS));
        console.log(`| ${[name, ...toCells(result, report)].join(" | ")} |`);
        for (const fault of [...toFaults(name, result), ...toListFaults(name, report)]) {
          console.log(`${name}, round ${round}: ${fault}`);
          process.exitCode = 1;
        }
      }
    } finally {
      await cluster.stop();
    }
  }
}

const HEADS = [
  "What",
  "201",
  "refused",
  "lost",
  "longest without service, ms",
  "longest wait, ms",
  "lists",
  "after a write of the reader",
  "without it",
  "by the replica",
  "lists refused",
  "longest without a list, ms",
];

function toCells({ counts, lost, gapMs, longestMs }: OutageReport, lists: ListReport): readonly (string | number)[] {
  const words = (refused: Readonly<Record<string, number>>) =>
    Object.entries(refused)
      .filter(([status]) => status !== "201")
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ") || "0";
  return [
    counts["201"] ?? 0,
    words(counts),
    lost.length,
    gapMs.toFixed(0),
    longestMs.toFixed(0),
    lists.lists,
    lists.afterWrites,
    lists.missing.length,
    lists.onReplica,
    words(lists.refused),
    lists.gapMs.toFixed(0),
  ];
}

await new Command("cluster-test")
  .description(
    "Take away one part after another of a cluster (nginx, HAProxy, backends, PgBouncer, PostgreSQL with a synchronous standby, a replica for lists) under twenty writers",
  )
  .option("--rounds <number>", "clusters, one after another", "1")
  .option("--processes <number>", "backends", "3")
  .option(
    "--only <words>",
    "what alone is taken away, by words of its name: promoted, killed, restarted, rolled, replica",
  )
  .action(async (flags: Flags) => {
    const missing = findMissing();
    if (missing.length > 0) {
      console.log(`Not tested: this machine has no ${missing.join(", ")}`);
      return;
    }
    await run(flags);
  })
  .parseAsync();
