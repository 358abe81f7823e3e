import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { type BackendProcess, signInAt } from "../../src/backend/testing/backend-process.ts";
import type { Job, NewJob } from "../../src/contract/jobs.ts";
import { openBaseline } from "./job-baseline.ts";
import { onEachDatabase } from "./on-each-database.ts";

/**
 * Measures one call that creates 20,000 records on each database, and jobs on many: a change and its undo, a deletion and
 * its undo (a restore), and a restore from the trash. Before each job, some records are changed by single calls, and the same
 * work is done by one SQL statement on a table of as many rows, so that the ratios do not depend on what else the machine
 * does. During the call or job, another caller reads the list.
 */

interface Flags {
  readonly main: string;
  readonly path: string;
  readonly records: string;
}

/** A backend under test, with the headers of its calls. */
interface Target {
  readonly backend: BackendProcess;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: string;
}

/** Goal for a job of 100,000 records on a quiet machine, in seconds. */
const GOAL_S = 60;
/** Records of one call of the backend. */
const MAX_PER_CALL = 20_000;
/** Single calls before a job. */
const SINGLE_CALLS = 50;
/** Pause of the other caller between two pages. */
const READ_PAUSE_MS = 50;

/** Generates a batch of records, or more records of a batch. Returns its name, which a search finds. */
async function generate({ address, headers }: Target, count: number, more?: string): Promise<string> {
  let batch = more;
  for (let left = count; left > 0; left -= MAX_PER_CALL) {
    const body = JSON.stringify({ quantity: Math.min(left, MAX_PER_CALL), value: 5, batch });
    const answer = await fetch(`${address}/generate`, { method: "POST", headers, body });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`The records were not created: ${answer.status} ${text}`);
    }
    // Parsing megabytes of JSON would delay the reader.
    batch ??= /"batch":"([^"]+)"/.exec(text)?.[1];
  }
  return batch ?? "";
}

/** Changes some other records by single calls, one after the other. Returns the seconds of each. */
async function timeSingleCalls({ address, headers }: Target, batch: string): Promise<number> {
  const page = await fetch(`${address}?q=${batch}&pageSize=${SINGLE_CALLS}`, { headers });
  const { data } = (await page.json()) as { readonly data: readonly { readonly id: string; readonly value: number }[] };
  const started = performance.now();
  for (const record of data) {
    const body = JSON.stringify({ ...record, value: record.value + 1 });
    const answer = await fetch(`${address}/${record.id}`, { method: "PUT", headers, body });
    if (!answer.ok) {
      throw new Error(`A record was not changed: ${answer.status} ${await answer.text()}`);
    }
    await answer.text();
  }
  return (performance.now() - started) / 1000 / data.length;
}

interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
  /** 99th percentile of a page of the list meanwhile, in ms. */
  readonly p99: number;
}

/** Reads small pages of the list until the work has ended. */
async function timeWithReader<Result>(
  { address, headers }: Target,
  work: () => Promise<Result>,
): Promise<Timed<Result>> {
  const times: number[] = [];
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${address}?pageSize=25`, { headers })).text();
      times.push(performance.now() - started);
      await pause(READ_PAUSE_MS);
    }
  };
  const started = performance.now();
  const reading = read();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await reading;
  return { result, seconds, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Starts a job, and waits until it has ended. */
async function runJob({ address, headers }: Target, batch: string, body: NewJob): Promise<Job> {
  // The trash is not searched by batch, and has no other records.
  const query = body.kind === "restore" ? "" : `?q=${batch}`;
  const answer = await fetch(`${address}/jobs${query}`, { method: "POST", headers, body: JSON.stringify(body) });
  let job = (await answer.json()) as Job;
  while (answer.ok && job.endedAt === null) {
    await pause(100);
    job = (await (await fetch(`${address}/jobs/${job.id}`, { headers })).json()) as Job;
  }
  if (job.state !== "done" || job.failed > 0) {
    throw new Error(`The job did not end well: ${JSON.stringify(job)}`);
  }
  return job;
}

async function run({ main, path, records }: Flags): Promise<void> {
  await onEachDatabase(main, async (name, backend, settings) => {
    const headers = { authorization: `Bearer ${await signInAt(backend.url)}`, "content-type": "application/json" };
    const target = { backend, headers, address: backend.url + path };
    const inOneCall = Math.min(Number(records), MAX_PER_CALL);
    const created = await timeWithReader(target, () => generate(target, inOneCall));
    const batch = await generate(target, Number(records) - inOneCall, created.result);
    const others = await generate(target, SINGLE_CALLS);
    const baseline = await openBaseline(settings, Number(records));
    console.log(
      `\n### ${name}\n\n| Job | Records | Seconds (goal ${GOAL_S}) | A record by the job and by a single call, ms | Share | Plain statement, s | Ratio | Page p99, ms |\n|---|---|---|---|---|---|---|---|\n| create in one call | ${inOneCall} | ${created.seconds.toFixed(1)} | | | | | ${created.p99.toFixed(0)} |`,
    );
    const measure = async (work: string, statement: "change" | "delete" | "insert", body: NewJob): Promise<string> => {
      const plain = await baseline[statement]();
      const single = await timeSingleCalls(target, others);
      const { result: job, seconds, p99 } = await timeWithReader(target, () => runJob(target, batch, body));
      const each = seconds / job.total;
      const both = `${(each * 1000).toFixed(2)} and ${(single * 1000).toFixed(1)}`;
      const ratios = [`1/${(single / each).toFixed(0)}`, plain.toFixed(2), (seconds / plain).toFixed(1)];
      const cells = [work, job.total, seconds.toFixed(1), both, ...ratios, p99.toFixed(0)];
      console.log(`| ${cells.join(" | ")} |`);
      return job.id;
    };
    try {
      const changed = await measure("change", "change", { kind: "change", set: { value: 3 } });
      await measure("undo of the change", "change", { kind: "undo", undoes: changed });
      const deleted = await measure("delete", "delete", { kind: "delete" });
      await measure("undo of the deletion", "insert", { kind: "undo", undoes: deleted });
      await measure("delete again", "delete", { kind: "delete" });
      await measure("restore from the trash", "insert", { kind: "restore" });
    } finally {
      await baseline.close();
    }
  });
}

await new Command("bench-jobs")
  .description("Measure jobs on many records on each database, in relation to plain SQL statements")
  .requiredOption("--main <file>", "the product's entry")
  .requiredOption("--path <path>", "the list of an entity of which many can be generated")
  .option("--records <number>", "records of a job", "100000")
  .action(run)
  .parseAsync();
