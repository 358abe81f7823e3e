/**
 * Why it exists: only the process itself can measure its heap after a garbage collection. Loaded into the backend under
 * test (NODE_OPTIONS=--import), it writes the heap size to a file on each signal.
 */
import { renameSync, writeFileSync } from "node:fs";

const file = process.env["SOAK_MEMORY_FILE"] ?? "";

process.on("SIGUSR2", () => {
  globalThis.gc?.();
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
