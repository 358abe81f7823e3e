import { spawn } from "node:child_process";

/** One command of `npm test` or `npm run check`. */
export interface Step {
  readonly name: string;
  /** A command line, as a person would type it. */
  readonly command: string;
  readonly env?: { readonly [name: string]: string };
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs one step to its end, in sight. */
export function runStep({ name, command, env }: Step): Promise<StepResult> {
  console.log(`\n▸ ${name}: ${command}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (ok: boolean) => resolve({ name, ok, seconds: (performance.now() - started) / 1000 });
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", () => finish(false));
    child.on("close", (code) => finish(code === 0));
  });
}

/** One line a step: what, how it went, how long it took. */
export function summaryLine({ name, ok, seconds }: StepResult, outcome = ok ? "ok" : "failed"): string {
  return `${ok ? "✓" : "✗"} ${name.padEnd(32)} ${outcome.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;
}
