import { readFileSync, writeFileSync } from "node:fs";
import type { BackendProcess } from "../../src/backend/testing/backend-process.ts";

const KIBIBYTES = 1024;

/** Megabytes of a process from a line of its status: `VmRSS` is the current, `VmHWM` the maximum value. Linux only. */
export function readMemory({ process: { pid } }: BackendProcess, line: "VmRSS" | "VmHWM"): number {
  const [, kibibytes] = new RegExp(`^${line}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / KIBIBYTES;
}

/** Resets `VmHWM` to the current value. */
export function forgetPeak({ process: { pid } }: BackendProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
