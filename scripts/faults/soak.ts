import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import autocannon from "autocannon";
import { Command, Option } from "commander";
import { type BackendProcess, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { soakRequests } from "./soak-load.ts";

/** Case 204: a fixed load for a long time, without growth of heap and open files. Linux only: it reads /proc. */

interface Flags {
  readonly database: string;
  readonly minutes: string;
  readonly rate: string;
}

/** A sample of the process. */
interface Sample {
  readonly heapMb: number;
  readonly residentMb: number;
  readonly files: number;
}

const probe = pathToFileURL(path.join(import.meta.dirname, "soak-probe.js")).href;
const SAMPLES = 30;
const CONNECTIONS = 8;
const MEBIBYTE = 1_048_576;
/** Allowed growth from the second to the last fifth of the samples; the first fifth warms up. */
const MAX_GROWTH = { heapMb: 1.1, residentMb: 1.25, files: 1.2 } as const;
const P99_BUDGET_MS = 1_000;

async function readSample({ process: { pid } }: BackendProcess, file: string): Promise<Sample> {
  rmSync(file, { force: true });
  process.kill(pid ?? 0, "SIGUSR2");
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(100);
    try {
      const memory = JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage;
      const files = readdirSync(`/proc/${pid}/fd`).length;
      return { heapMb: memory.heapUsed / MEBIBYTE, residentMb: memory.rss / MEBIBYTE, files };
    } catch {
      // Not written yet.
    }
  }
  throw new Error("The backend did not tell its memory");
}

function median(samples: readonly Sample[], name: keyof Sample): number {
  const values = samples.map((sample) => sample[name]).sort((left, right) => left - right);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** Prints the development of each measure; returns those that grew. */
function findGrowth(samples: readonly Sample[]): readonly string[] {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const names = Object.keys(MAX_GROWTH) as (keyof Sample)[];
  return names.filter((name) => {
    const early = median(samples.slice(fifth, 2 * fifth), name);
    const late = median(samples.slice(-fifth), name);
    console.log(`${name}: ${early.toFixed(1)} early, ${late.toFixed(1)} late`);
    return late > early * MAX_GROWTH[name];
  });
}

async function soak(backend: BackendProcess, file: string, { minutes, rate }: Flags): Promise<void> {
  const duration = Math.round(Number(minutes) * 60);
  const running = autocannon({
    url: backend.url,
    connections: CONNECTIONS,
    overallRate: Number(rate),
    duration,
    requests: soakRequests,
  });
  const samples: Sample[] = [];
  const sampling = (async () => {
    for (let count = 0; count < SAMPLES; count += 1) {
      await pause((duration * 1000) / (SAMPLES + 2));
      samples.push(await readSample(backend, file));
      const last = samples.at(-1);
      console.log(
        `${count + 1}/${SAMPLES}: ${JSON.stringify(last, (_, value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value))}`,
      );
    }
  })();
  const result = await running;
  await sampling;
  const grown = findGrowth(samples);
  const { p50, p99, max } = result.latency;
  console.log(
    `${result.requests.total} requests in ${minutes} min, ${result.requests.average} a second; p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms; ${result.non2xx} other than 2xx, ${result.errors} errors, ${result.timeouts} time-outs`,
  );
  const faults = [
    ...grown.map((name) => `${name} grew`),
    ...(result.non2xx + result.errors > 0 ? ["not every request was answered 2xx"] : []),
    ...(p99 > P99_BUDGET_MS ? [`p99 is beyond ${P99_BUDGET_MS} ms`] : []),
  ];
  console.log(faults.length === 0 ? "Flat." : `Not flat: ${faults.join("; ")}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function run(flags: Flags): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "entity-console-soak-"));
  const file = path.join(folder, "memory.json");
  const bin = flags.database === "postgresql" ? findPostgres() : null;
  const postgres: LocalPostgres | null = bin === null ? null : await startPostgres(bin, { fsync: true });
  const backend = await startProcess({
    DATA_DIR: folder,
    DATA_DURABILITY: "full",
    AUTH_SECRET: "a secret for soaking, long enough to be one",
    LOGIN_LIMIT: "1000000",
    SOAK_MEMORY_FILE: file,
    NODE_OPTIONS: `--expose-gc --import=${probe}`,
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  });
  try {
    console.log(`${postgres === null ? "Embedded database" : "PostgreSQL"}, ${flags.rate} requests a second:`);
    await soak(backend, file, flags);
  } finally {
    backend.process.kill("SIGTERM");
    await backend.ended;
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

await new Command("soak")
  .description("Keep a fixed load on the backend, and look that its heap and open files do not grow (case 204)")
  .addOption(new Option("--database <kind>").choices(["embedded", "postgresql"]).default("postgresql"))
  .option("--minutes <number>", "how long", "30")
  .option("--rate <number>", "requests a second, a sign-in among each twelve", "60")
  .action(run)
  .parseAsync();
