import path from "node:path";
import { BuildError, buildConsole, isConsoleStale } from "./build-console.ts";

async function bringConsoleUpToDate(root: string): Promise<void> {
  if (!isConsoleStale(root)) {
    return;
  }
  console.log("Building the console (its first start, or its sources changed)...");
  const started = performance.now();
  await buildConsole(root);
  console.log(`  ${"Console built".padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  process.chdir(path.resolve(import.meta.dirname, ".."));
  await bringConsoleUpToDate(process.cwd());
  await import("../src/product/backend/main.ts");
} catch (error) {
  if (!(error instanceof BuildError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
