import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Block, Enum, Model, Type, View } from "@mrleebo/prisma-ast";
import { ImportError } from "../foreign-model.ts";

/** A file of a Prisma schema. */
export interface PrismaFile {
  readonly file: string;
  readonly text: string;
}

/** Blocks of all files, and their places. */
export interface PrismaSchema {
  /** Models and views. */
  readonly models: readonly (Model | View)[];
  /** Composite types of MongoDB, by name. */
  readonly types: ReadonlyMap<string, Type>;
  /** Values of the enumerations, by name. */
  readonly enums: ReadonlyMap<string, readonly string[]>;
  /** The file of a block. */
  readonly fileOf: ReadonlyMap<Block, ParsedFile>;
}

export interface ParsedFile {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The files of a schema: one `*.prisma` file, or all of a folder and the folders in it. Throws an `ImportError`. */
export function readPrismaFiles(source: string): readonly PrismaFile[] {
  try {
    if (!statSync(source).isDirectory()) {
      return [{ file: source, text: readFileSync(source, "utf8") }];
    }
    const names = readdirSync(source, { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => name.endsWith(".prisma") && !/(^|[\\/])node_modules[\\/]/.test(name)).sort();
    if (files.length === 0) {
      throw new ImportError(`The folder ${source} has no *.prisma file.`);
    }
    return files.map((name) => ({
      file: path.join(source, name),
      text: readFileSync(path.join(source, name), "utf8"),
    }));
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(`${source} cannot be read: ${(error as Error).message}.`);
  }
}

/** Parses the files. Throws an `ImportError` with file and line if one does not parse. */
export async function parsePrisma(files: readonly PrismaFile[]): Promise<PrismaSchema> {
  // Loaded on demand: no other command needs it.
  const { getSchema } = await import("@mrleebo/prisma-ast");
  const fileOf = new Map<Block, ParsedFile>();
  for (const { file, text } of files) {
    const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
    for (const block of listOf(getSchema, lines, file)) {
      fileOf.set(block, { file, lines });
    }
  }
  const blocks = [...fileOf.keys()];
  const enums = blocks.filter((block): block is Enum => block.type === "enum");
  const types = blocks.filter((block): block is Type => block.type === "type");
  return {
    models: blocks.filter((block): block is Model | View => block.type === "model" || block.type === "view"),
    types: new Map(types.map((type) => [type.name, type])),
    enums: new Map(enums.map((each) => [each.name, valuesOf(each)])),
    fileOf,
  };
}

function listOf(
  getSchema: (text: string) => { readonly list: readonly Block[] },
  lines: readonly string[],
  file: string,
): readonly Block[] {
  try {
    return getSchema(`${lines.join("\n")}\n`).list;
  } catch (error) {
    throw new ImportError(`${file}${lineOf(error)} is no Prisma schema: ${(error as Error).message}.`);
  }
}

function lineOf(error: unknown): string {
  const token = typeof error === "object" && error !== null && "token" in error ? error.token : null;
  const line = typeof token === "object" && token !== null && "startLine" in token ? token.startLine : null;
  return typeof line === "number" && Number.isFinite(line) ? `:${line}` : "";
}

/** The values in the database are those of `@map`; the client and its APIs use the names. */
function valuesOf({ enumerators }: Enum): readonly string[] {
  return enumerators.flatMap((each) => (each.type === "enumerator" ? [each.name] : []));
}
