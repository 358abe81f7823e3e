import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { type BackendProcess, signInAt, testProductMain } from "../../src/backend/testing/backend-process.ts";
import { type Load, type Measured, measureLoad } from "./measure-load.ts";
import { onEachDatabase } from "./on-each-database.ts";
import { forgetPeak, readMemory } from "./process-memory.ts";

/**
 * Measures the effect of one call that creates 20,000 records on other clients of the process: their latency before and
 * during the call, and the additional memory. Linux only: it reads /proc.
 */

interface Flags {
  readonly main: string;
  readonly path: string;
  readonly quantity: string;
  readonly neighbour: string;
  readonly seconds: string;
  readonly rounds: string;
}

const CLIENTS = 4;

async function makeMany(url: string, token: string, flags: Flags): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${flags.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": `${started}` },
    body: JSON.stringify({ quantity: Number(flags.quantity), value: 1 }),
  });
  // Read the response as a stream, without keeping it.
  await answer.body?.pipeTo(new WritableStream());
  if (!answer.ok) {
    throw new Error(`${flags.path} was answered ${answer.status}`);
  }
  return (performance.now() - started) / 1000;
}

async function measure(name: string, backend: BackendProcess, flags: Flags): Promise<void> {
  const { url } = backend;
  const token = await signInAt(url);
  const headers = { authorization: `Bearer ${token}` };
  const load: Load = { name: "list", method: "GET", path: flags.neighbour, headers, clients: CLIENTS };
  await measureLoad([url], load, 2_000);
  for (let round = 1; round <= Number(flags.rounds); round += 1) {
    const before = await measureLoad([url], load, Number(flags.seconds) * 1000);
    await pause(1_000);
    const resident = readMemory(backend, "VmRSS");
    forgetPeak(backend);
    let isOver = false;
    const neighbours = measureLoad([url], load, () => isOver);
    const seconds = await makeMany(url, token, flags);
    const peak = readMemory(backend, "VmHWM");
    isOver = true;
    print(name, { before, during: await neighbours, seconds, memory: [resident, peak] });
  }
}

interface Round {
  readonly before: Measured;
  readonly during: Measured;
  readonly seconds: number;
  readonly memory: readonly [number, number];
}

function print(name: string, { before, during, seconds, memory: [resident, peak] }: Round): void {
  const cells = [
    seconds.toFixed(1),
    ...[before, during].flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]),
    during.longest.toFixed(0),
    before.failed + during.failed,
    resident.toFixed(0),
    peak.toFixed(0),
    (peak - resident).toFixed(0),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

async function run(flags: Flags): Promise<void> {
  console.log(
    "| Database | the call, s | p50 before, ms | p99 before | p50 during | p99 during | longest during | failed | MB before | MB at most | more |\n|---|---|---|---|---|---|---|---|---|---|---|",
  );
  await onEachDatabase(flags.main, (name, backend) => measure(name, backend, flags));
}

await new Command("bench-neighbours")
  .description("Measure the effect of one call that creates 20,000 records on other clients, on each database")
  .option("--main <file>", "the product's entry", testProductMain)
  .option("--path <path>", "the call, of a quantity and a value", "/api/tickets/print")
  .option("--quantity <number>", "how many", "20000")
  .option("--neighbour <path>", "what the others ask for", "/api/members/all")
  .option("--seconds <number>", "of looking before", "8")
  .option("--rounds <number>", "on each database", "3")
  .action(run)
  .parseAsync();
