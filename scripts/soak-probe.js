/**
 * Why it exists: only a process itself can tell its heap after a collection. Loaded into the backend under soak
 * (NODE_OPTIONS=--import), it writes that to a file whenever it is signalled.
 */
import { renameSync, writeFileSync } from "node:fs";

const file = process.env["SOAK_MEMORY_FILE"] ?? "";

process.on("SIGUSR2", () => {
  globalThis.gc?.();
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
