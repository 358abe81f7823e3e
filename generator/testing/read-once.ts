import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { serialize } from "node:v8";
import { SpecError } from "../diagnostics/spec-error.ts";
import type { SchemaFile } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { readingName, type SpecReading } from "./spec-reading.ts";

/** Reads specs from a JSON document on standard input, and writes the result of each to a folder. */
const [, , folder = ""] = process.argv;
const specs = JSON.parse(await text(process.stdin)) as readonly (readonly SchemaFile[])[];
for (const files of specs) {
  writeFileSync(path.join(folder, readingName(files)), serialize(readingOf(files)));
}

function readingOf(files: readonly SchemaFile[]): SpecReading {
  try {
    return { source: readSpecSource(files), diagnostics: [] };
  } catch (error) {
    if (error instanceof SpecError) {
      return { source: null, diagnostics: error.diagnostics };
    }
    throw error;
  }
}
