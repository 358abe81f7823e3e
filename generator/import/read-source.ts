import { readFile } from "node:fs/promises";
import { Documents } from "./documents/documents.ts";
import { isRecord } from "./documents/json.ts";
import { type ForeignModel, ImportError } from "./foreign-model.ts";
import { readJsonSchema } from "./json-schema/read-json-schema.ts";
import { readOpenapi } from "./openapi/read-openapi.ts";
import { readPostgres } from "./postgres/read-postgres.ts";
import { readPrisma } from "./prisma/read-prisma.ts";

/**
 * Reads a source: the address of a PostgreSQL database, a `*.prisma` file, or a file or URL with an OpenAPI document or a
 * JSON Schema. Throws an `ImportError` if it is none of them.
 */
export async function readSource(source: string): Promise<ForeignModel> {
  if (/^postgres(ql)?:\/\//i.test(source)) {
    return readPostgres(source);
  }
  return source.endsWith(".prisma")
    ? readPrisma(await readText(source), source)
    : readDocument(await Documents.load(source));
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new ImportError(`${file} cannot be read: ${(error as Error).message}.`);
  }
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
