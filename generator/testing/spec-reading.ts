import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaFile } from "../read/schema-files.ts";
import type { SpecSource } from "../read/spec-source.ts";

/** Result of reading a spec: the source, or the mistakes. */
export interface SpecReading {
  readonly source: SpecSource | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads specs in a separate process, which loads the compiler, and writes a file for each one to the folder. */
export function readSpecs(folder: string, specs: readonly (readonly SchemaFile[])[]): void {
  const script = path.join(import.meta.dirname, "read-once.ts");
  execFileSync(process.execPath, ["--import", "tsx", script, folder], { input: JSON.stringify(specs) });
}

/** File name of a result: a hash of its input. */
export function readingName(files: readonly SchemaFile[]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}
