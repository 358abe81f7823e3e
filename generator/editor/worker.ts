import { parentPort } from "node:worker_threads";
import type { SchemaFile } from "../read/schema-files.ts";
import { type SpecDiagnostics, specDiagnostics } from "./spec-diagnostics.ts";

// A thread of the TypeScript server: the check of a spec takes some hundred milliseconds, which must not block the server.

/** A request of the plugin: check this product with these texts. */
export interface Question {
  readonly id: number;
  readonly root: string;
  readonly open: readonly SchemaFile[];
}

/** The result of a check. */
export interface Answer extends SpecDiagnostics {
  readonly id: number;
}

parentPort?.on("message", ({ id, root, open }: Question) => {
  parentPort?.postMessage({ id, ...specDiagnostics(root, open) } satisfies Answer);
});
