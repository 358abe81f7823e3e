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
    /** Folder of the results that were read before the tests. */
    specReadings: string;
  }
}

/** Replaces the reader in mutation tests: returns the stored result for a spec. */
export function readSpecSource(files: readonly SchemaFile[]): SpecSource {
  const folder = inject("specReadings");
  const file = path.join(folder, readingName(files));
  if (!existsSync(file)) {
    readSpecs(folder, [files]);
  }
  // read-once.ts has written it as this type.
  const { source, diagnostics } = deserialize(readFileSync(file)) as SpecReading;
  if (source === null) {
    throw new SpecError(diagnostics);
  }
  return source;
}
