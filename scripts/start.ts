import path from "node:path";
import { BuildError, buildConsole, isConsoleStale } from "./build-console.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Runs one step and prints it with the time it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  printStep(name, performance.now() - started);
  return result;
}

function printStep(name: string, ms: number): void {
  console.log(`  ${name.padEnd(40)} ${(ms / 1000).toFixed(1)} s`);
}

async function start(): Promise<void> {
  process.chdir(root);
  if (isConsoleStale(root)) {
    console.log("  Building the console (first start, or its sources changed)...");
    await step("Console built", () => buildConsole(root));
  }
  const { startBackend } = await step("Backend loaded", () => import("../src/backend/server.ts"));
  await startBackend({ onStep: printStep });
}

try {
  await start();
} catch (error) {
  if (!(error instanceof BuildError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
