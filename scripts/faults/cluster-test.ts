import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { type OutageReport, outageRun } from "../../src/backend/testing/outage-run.ts";
import { type Cluster, findMissing, startCluster } from "./cluster/cluster.ts";

/**
 * Runs the full chain between browser and database on several processes, with the engines that operators use, under
 * writers, and stops one component after another. Acknowledged writes must not be lost; errors are counted.
 */

const WRITERS = 20;
/** Maximum time without an acknowledged write, by scenario; doubled on a busy machine. */
const MAX_GAP_MS: Readonly<Record<string, number>> = {
  "one backend killed": 10_000,
  "PgBouncer restarted": 10_000,
  "primary killed, standby promoted": 30_000,
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
  "primary killed, standby promoted": async ({ primary, standby, pooler }) => {
    await primary.crash();
    await standby.promote();
    pooler.pointTo(standby);
  },
};

function toFaults(name: string, { counts, lost, recoveryMs, gapMs }: OutageReport): readonly string[] {
  const unknown = Object.keys(counts).filter((status) => !["201", "502", "503", "504", "none"].includes(status));
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
  console.log(
    `| What | 201 | refused | lost | longest without service, ms | longest wait, ms |\n|---|---|---|---|---|---|`,
  );
  for (let round = 1; round <= Number(rounds); round += 1) {
    const cluster = await startCluster(Number(processes));
    try {
      const front = { url: cluster.url, process: { exitCode: null, signalCode: null } };
      for (const [name, event] of wanted) {
        const report = await outageRun(cluster, [front], event, WRITERS);
        const { counts, lost, gapMs, longestMs } = report;
        const refused = Object.entries(counts).filter(([status]) => status !== "201");
        const words = refused.map(([status, count]) => `${count} × ${status}`).join(", ") || "0";
        const cells = [counts["201"] ?? 0, words, lost.length, gapMs.toFixed(0), longestMs.toFixed(0)];
        console.log(`| ${name} | ${cells.join(" | ")} |`);
        for (const fault of toFaults(name, report)) {
          console.log(`${name}, round ${round}: ${fault}`);
          process.exitCode = 1;
        }
      }
    } finally {
      await cluster.stop();
    }
  }
}

await new Command("cluster-test")
  .description(
    "Take away one part after another of a cluster (nginx, HAProxy, backends, PgBouncer, PostgreSQL with a synchronous standby) under twenty writers",
  )
  .option("--rounds <number>", "clusters, one after another", "1")
  .option("--processes <number>", "backends", "3")
  .option("--only <words>", "what alone is taken away, by words of its name: promoted, killed, restarted, rolled")
  .action(async (flags: Flags) => {
    const missing = findMissing();
    if (missing.length > 0) {
      console.log(`Not tested: this machine has no ${missing.join(", ")}`);
      return;
    }
    await run(flags);
  })
  .parseAsync();
