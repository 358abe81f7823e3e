import { statSync } from "node:fs";
import { Documents, type LoadOptions } from "./documents/documents.ts";
import { isRecord } from "./documents/json.ts";
import { isUrl } from "./documents/reference-rules.ts";
import { type ForeignModel, ImportError } from "./foreign-model.ts";
import { readJsonSchema } from "./json-schema/read-json-schema.ts";
import { readOpenapi } from "./openapi/read-openapi.ts";
import { readPostgres } from "./postgres/read-postgres.ts";
import { readPrismaFiles } from "./prisma/prisma-schema.ts";
import { readPrisma } from "./prisma/read-prisma.ts";

/**
 * Reads a source: the address of a PostgreSQL database, a `*.prisma` file or a folder of them, or a file or URL with an OpenAPI document or a
 * JSON Schema. Throws an `ImportError` if it is none of them.
 */
export async function readSource(source: string, options: LoadOptions = {}): Promise<ForeignModel> {
  if (/^postgres(ql)?:\/\//i.test(source)) {
    return readPostgres(source);
  }
  return isPrisma(source) ? readPrisma(readPrismaFiles(source)) : readDocument(await Documents.load(source, options));
}

/** A `*.prisma` file, or a folder with such files. */
function isPrisma(source: string): boolean {
  return (
    source.endsWith(".prisma") ||
    (!isUrl(source) && statSync(source, { throwIfNoEntry: false })?.isDirectory() === true)
  );
}

const SCHEMA_WORDS = ["$schema", "$defs", "definitions", "properties", "items", "allOf", "anyOf", "oneOf"];

/** Reads a document in JSON or YAML. */
export function readDocument(documents: Documents): ForeignModel {
  const { value, file } = documents.root;
  if (!isRecord(value)) {
    throw new ImportError(`${file} contains no object.`);
  }
  if (value["openapi"] !== undefined || value["swagger"] !== undefined || isRecord(value["paths"])) {
    return readOpenapi(documents);
  }
  if (SCHEMA_WORDS.some((word) => value[word] !== undefined)) {
    return readJsonSchema(documents);
  }
  throw new ImportError(
    `${file} is neither an OpenAPI document nor a JSON Schema: it has no "openapi", "$schema" or "properties".`,
  );
}
