import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { deserialize } from "node:v8";
import { inject } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import type { SchemaFile } from "../read/schema-files.ts";
import type { SpecSource } from "../read/spec-source.ts";
import { readingName, readSpecs, type SpecReading } from "./spec-reading.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of what was read before the tests. */
    specReadings: string;
  }
}

/** Stands for the reader in mutation testing: what it gave for this spec before. */
export function readSpecSource(files: readonly SchemaFile[]): SpecSource {
  const folder = inject("specReadings");
  const file = path.join(folder, readingName(files));
  if (!existsSync(file)) {
    readSpecs(folder, [files]);
  }
  // Written by read-once.ts, from the type that it is read as.
  const { source, diagnostics } = deserialize(readFileSync(file)) as SpecReading;
  if (source === null) {
    throw new SpecError(diagnostics);
  }
  return source;
}
