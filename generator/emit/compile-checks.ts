import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { type CheckJob, compileCheck } from "./compile-check.ts";

/** The numbers that both threads see: the next job that nobody has taken, and how many the second thread has done. */
export const NEXT = 0;
export const DONE = 1;

/** What the second thread starts with. */
export interface SecondThread {
  readonly jobs: readonly CheckJob[];
  readonly counters: Int32Array;
  readonly port: MessagePort;
}

/** What the second thread sends of each job that it took. */
export interface CompiledCheck {
  readonly index: number;
  readonly code: string;
}

/** As many fields take a second to compile; a second thread is at work after half of that. */
const MANY_FIELDS = 5000;
/** Longer than any one check takes; a thread that is silent for so long has died. */
const SILENCE_MS = 10_000;

/**
 * Begins to compile checks on a second thread, where they are many, and gives the function that ends it: whatever is
 * left then is shared out between the two.
 */
export function beginChecks(jobs: readonly CheckJob[], counters = newCounters()): () => readonly string[] {
  if (fieldsOf(jobs) < MANY_FIELDS) {
    return () => jobs.map(compileCheck);
  }
  const { port1, port2 } = new MessageChannel();
  const worker = startWorker({ jobs, counters, port: port2 });
  return () => {
    const codes = new Map<number, string>();
    for (let index = take(counters); index < jobs.length; index = take(counters)) {
      codes.set(index, compile(jobs, index));
    }
    for (const { index, code } of received(counters, port1, jobs.length - codes.size)) {
      codes.set(index, code);
    }
    port1.close();
    void worker.terminate();
    return jobs.map((_, index) => codes.get(index) ?? compile(jobs, index));
  };
}

/** Nothing taken, nothing done. */
export function newCounters(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** The next job that nobody has taken; from the number of jobs on, there is none. */
export function take(counters: Int32Array): number {
  return Atomics.add(counters, NEXT, 1);
}

function fieldsOf(jobs: readonly CheckJob[]): number {
  return jobs.reduce((sum, { schema }) => sum + Object.keys(schema.properties ?? {}).length, 0);
}

function compile(jobs: readonly CheckJob[], index: number): string {
  const job = jobs[index];
  if (job === undefined) {
    throw new Error(`there is no check ${index}`);
  }
  return compileCheck(job);
}

/** Where the thread cannot begin, or dies, the first one does all. */
function startWorker(data: SecondThread): Worker {
  const worker = new Worker(new URL("../emit/compile-checks-thread.js", import.meta.url), {
    // What this process was started with is not for the thread, which begins as plain JavaScript.
    execArgv: [],
    workerData: data,
    transferList: [data.port],
  });
  worker.on("error", () => undefined);
  worker.unref();
  return worker;
}

/** What the second thread made of the jobs that it took. */
function received(counters: Int32Array, port: MessagePort, count: number): readonly CompiledCheck[] {
  for (let done = Atomics.load(counters, DONE); done < count; done = Atomics.load(counters, DONE)) {
    if (Atomics.wait(counters, DONE, done, SILENCE_MS) === "timed-out") {
      break;
    }
  }
  const checks: CompiledCheck[] = [];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    checks.push(next.message);
  }
  return checks;
}
