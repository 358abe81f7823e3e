import { readFileSync } from "node:fs";
import { Command } from "commander";
import { type BackendProcess, signInAt, testProductMain } from "../../src/backend/testing/backend-process.ts";
import { type BatchResponse, type BatchRow, MAX_BATCH_ROWS } from "../../src/contract/batch.ts";
import type { RecordId } from "../../src/contract/record-id.ts";
import { onEachDatabase } from "./on-each-database.ts";
import { forgetPeak, readMemory } from "./process-memory.ts";

/**
 * Measures work on many records: an import, a change of all records by batch calls, and the export as CSV and XLSX.
 * Linux only: it reads /proc.
 */

interface Flags {
  readonly main: string;
  readonly path: string;
  readonly imported: string;
  readonly records: string;
}

/** Calls that the console sends at the same time. */
const PARALLEL = 4;
/** Clock ticks of Linux per second. */
const TICKS = 100;

/** A backend under test, with the headers of its calls. */
interface Target {
  readonly backend: BackendProcess;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: string;
}

/** User and system time of a process, in seconds. */
function readCpu({ process: { pid } }: BackendProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Runs work. Prints its times and how much memory the process gained. */
async function measure<Result>(name: string, { backend }: Target, work: () => Promise<Result>): Promise<Result> {
  const [cpu, started, resident] = [readCpu(backend), performance.now(), readMemory(backend, "VmRSS")];
  forgetPeak(backend);
  const result = await work();
  const cells = [
    (readCpu(backend) - cpu).toFixed(1),
    ((performance.now() - started) / 1000).toFixed(1),
    (readMemory(backend, "VmHWM") - resident).toFixed(0),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
  return result;
}

/** Sends rows by batch calls, some of them in parallel. Returns the ids in the order of the rows. */
async function send({ address, headers }: Target, rows: readonly BatchRow[], dryRun = false) {
  const ids: (RecordId | undefined)[] = new Array(rows.length);
  const starts = Array.from({ length: Math.ceil(rows.length / MAX_BATCH_ROWS) }, (_, index) => index * MAX_BATCH_ROWS);
  const worker = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const body = JSON.stringify({ rows: rows.slice(from, from + MAX_BATCH_ROWS), dryRun });
      const answer = await fetch(`${address}/batch`, { method: "POST", headers, body });
      const { counts, results } = (await answer.json()) as BatchResponse;
      if (!answer.ok || counts.refused + counts.conflicting > 0) {
        throw new Error(`Rows from ${from} were not written: ${answer.status} ${JSON.stringify(counts)}`);
      }
      for (const { row, id } of results) {
        ids[row] = id;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return ids.flatMap((id) => id ?? []);
}

const newRows = (from: number, to: number): readonly BatchRow[] =>
  Array.from({ length: to - from }, (_, index) => ({
    row: index,
    operation: "create" as const,
    set: { code: `BENCH-${String(from + index).padStart(8, "0")}`, value: 1 },
  }));

/** Exports all records with three columns. The response is read as a stream, without keeping it. */
async function exportAll({ address, headers }: Target, format: "csv" | "xlsx"): Promise<void> {
  const columns = [
    { title: "Code", path: "code", as: "text" },
    { title: "Value", path: "value", as: "number" },
    { title: "Id", path: "id", as: "text" },
  ];
  const body = JSON.stringify({ format, sheet: "Records", language: "pt-BR", columns });
  const answer = await fetch(`${address}/export`, { method: "POST", headers, body });
  await answer.body?.pipeTo(new WritableStream());
  if (!answer.ok) {
    throw new Error(`The export failed with status ${answer.status}`);
  }
}

async function measureAll(target: Target, flags: Flags): Promise<void> {
  const [imported, records] = [Number(flags.imported), Number(flags.records)];
  const rows = newRows(0, imported);
  await measure(`check ${imported} new rows (dry run)`, target, () => send(target, rows, true));
  const first = await measure(`write ${imported} new rows`, target, () => send(target, rows));
  const ids = [...first, ...(await send(target, newRows(imported, records)))];
  const toChange = (id: RecordId, row: number): BatchRow => ({
    row,
    operation: "update",
    id,
    set: { value: 2 },
  });
  await measure(`change ${ids.length} records by batch calls`, target, () => send(target, ids.map(toChange)));
  await measure("export all records as CSV", target, () => exportAll(target, "csv"));
  await measure("export all records as XLSX", target, () => exportAll(target, "xlsx"));
}

async function run(flags: Flags): Promise<void> {
  await onEachDatabase(flags.main, async (name, backend) => {
    const headers = { authorization: `Bearer ${await signInAt(backend.url)}`, "content-type": "application/json" };
    console.log(`\n### ${name}\n\n| Work | CPU s | Clock s | more MB |\n|---|---|---|---|`);
    await measureAll({ backend, headers, address: backend.url + flags.path }, flags);
  });
}

await new Command("bench-batches")
  .description("Measure an import, a change and the export of many records, on each database")
  .option("--main <file>", "the product's entry", testProductMain)
  .option("--path <path>", "the list of an entity with the fields code and value", "/api/tickets")
  .option("--imported <number>", "rows of the import", "50000")
  .option("--records <number>", "records that are changed and exported", "100000")
  .action(run)
  .parseAsync();
