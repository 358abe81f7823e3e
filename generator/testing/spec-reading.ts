import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaFile } from "../read/schema-files.ts";
import type { SpecSource } from "../read/spec-source.ts";

/** What reading a spec gave: the source, or the mistakes that ended it. */
export interface SpecReading {
  readonly source: SpecSource | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads specs in a process of its own, which has the compiler, and leaves a file for each of them in the folder. */
export function readSpecs(folder: string, specs: readonly (readonly SchemaFile[])[]): void {
  const script = path.join(import.meta.dirname, "read-once.ts");
  execFileSync(process.execPath, ["--import", "tsx", script, folder], { input: JSON.stringify(specs) });
}

/** The name of a reading's file: a digest of what was read. */
export function readingName(files: readonly SchemaFile[]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}
