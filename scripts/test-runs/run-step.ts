import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One command of `npm test`, `npm run test:full` or `npm run check`. */
export interface Step {
  readonly name: string;
  /** A command line for the shell. */
  readonly command: string;
  readonly env?: { readonly [name: string]: string };
}

/** The outcome of a step. */
export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  /** Wall time. */
  readonly seconds: number;
  /** CPU time of the command and of its child processes; null on Windows. */
  readonly cpuSeconds: number | null;
}

/** Runs one step and shows its output. */
export async function runStep({ name, command, env }: Step): Promise<StepResult> {
  console.log(`\n▸ ${name}: ${command}`);
  const folder = mkdtempSync(path.join(tmpdir(), "step-"));
  const times = path.join(folder, "times");
  const started = performance.now();
  const ok = await succeeds(timed(command, times), { ...process.env, ...env });
  const seconds = (performance.now() - started) / 1000;
  const cpuSeconds = readCpuSeconds(times);
  rmSync(folder, { recursive: true, force: true });
  return { name, ok, seconds, cpuSeconds };
}

function succeeds(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "inherit", "inherit"], env });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

/** Adds the shell's own measurement of CPU time to a command: Node cannot measure its child processes. */
function timed(command: string, file: string): string {
  return process.platform === "win32" ? command : `(${command}\n); code=$?; times > "${file}"; exit $code`;
}

/** The last line of `times` has the user and system time of the child processes: `1m2.50s 0m3.10s`. */
function readCpuSeconds(file: string): number | null {
  try {
    const [, children = ""] = readFileSync(file, "utf8").split("\n");
    const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
    return parts.reduce((total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds), 0);
  } catch {
    return null;
  }
}

/** One line per step: name, outcome, wall time, CPU time. */
export function summaryLine({ name, ok, seconds, cpuSeconds }: StepResult, outcome = ok ? "ok" : "failed"): string {
  const cpu = cpuSeconds === null ? "" : `  ${cpuSeconds.toFixed(0).padStart(5)} s CPU`;
  return `${ok ? "✓" : "✗"} ${name.padEnd(40)} ${outcome.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${cpu}`;
}
