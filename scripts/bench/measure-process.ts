import { spawn } from "node:child_process";

/** The resources that a process used in total. */
export interface ProcessCost {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMiB: number;
  readonly code: number | null;
}

/** A Node script, its folder and its environment. */
export interface NodeRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** At exit, the process reports its system usage on a separate channel. */
const REPORTER = `import { writeSync } from "node:fs";
process.on("exit", () => writeSync(3, JSON.stringify(process.resourceUsage())));`;

/** Runs Node once and measures the whole process. */
export function measureProcess({ args, cwd, env }: NodeRun): Promise<ProcessCost> {
  const reporter = `data:text/javascript,${encodeURIComponent(REPORTER)}`;
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", reporter, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    timeout: 600_000,
  });
  let said = "";
  child.stdio[3]?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const usage = said === "" ? null : (JSON.parse(said) as NodeJS.ResourceUsage);
      resolve({
        cpuSeconds: usage === null ? Number.NaN : (usage.userCPUTime + usage.systemCPUTime) / 1e6,
        wallSeconds: (performance.now() - started) / 1000,
        peakMiB: usage === null ? Number.NaN : usage.maxRSS / 1024,
        code,
      });
    });
  });
}
