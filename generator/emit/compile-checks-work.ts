import { workerData } from "node:worker_threads";
import { compileCheck } from "./compile-check.ts";
import { DONE, type SecondThread, take } from "./compile-checks.ts";

/** The second thread of compile-checks.ts: takes jobs until there are none. */
const { jobs, counters, port } = workerData as SecondThread;

for (let index = take(counters); index < jobs.length; index = take(counters)) {
  const job = jobs[index];
  if (job !== undefined) {
    port.postMessage({ index, code: compileCheck(job) });
  }
  Atomics.add(counters, DONE, 1);
  Atomics.notify(counters, DONE);
}
