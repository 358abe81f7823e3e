import { readFile } from "node:fs/promises";
import path from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { ImportError } from "../foreign-model.ts";
import { isRecord, type Json, type JsonObject } from "./json.ts";

/** A value of a document, with its location. */
export interface Located {
  readonly value: Json | undefined;
  /** File or URL of its document. */
  readonly file: string;
  /** JSON Pointer with `#`: `#/components/schemas/Pet`. */
  readonly pointer: string;
}

/** Largest document that is read. */
const MAX_BYTES = 64_000_000;
const TIMEOUT_MS = 30_000;

/**
 * A document and all documents that it refers to. They are loaded first, so that references resolve without waiting. A
 * reference that leads nowhere resolves to `undefined`: one mistake in a document of thousands of lines must not prevent
 * the import.
 */
export class Documents {
  readonly #byFile = new Map<string, Json>();
  /** References that could not be loaded: file and reason. */
  readonly missing: { readonly file: string; readonly why: string }[] = [];
  readonly root: Located;

  private constructor(file: string, value: Json) {
    this.#byFile.set(file, value);
    this.root = { value, file, pointer: "#" };
  }

  /** Loads a file or URL. Throws an `ImportError` if it cannot be read or parsed. */
  static async load(source: string): Promise<Documents> {
    const file = isUrl(source) ? source : path.resolve(source);
    const documents = new Documents(file, await readDocument(file));
    await documents.#loadReferences(file, documents.root.value);
    return documents;
  }

  /** For tests and documents in memory. References to other files lead nowhere. */
  static of(value: Json, file = "document.json"): Documents {
    return new Documents(file, value);
  }

  async #loadReferences(from: string, value: Json | undefined): Promise<void> {
    for (const file of filesIn(value, from)) {
      if (this.#byFile.has(file) || this.missing.some((other) => other.file === file)) {
        continue;
      }
      try {
        const loaded = await readDocument(file);
        this.#byFile.set(file, loaded);
        await this.#loadReferences(file, loaded);
      } catch (error) {
        this.missing.push({ file, why: (error as Error).message });
      }
    }
  }

  /** The target of a reference. Its value is `undefined` if there is none. */
  resolve(reference: string, from: Located): Located {
    const [name = "", fragment = ""] = reference.split("#", 2);
    const file = name === "" ? from.file : resolveFile(name, from.file);
    const pointer = `#${fragment}`;
    return { value: valueAt(this.#byFile.get(file), fragment), file, pointer };
  }

  /** The pointer as the report shows it: other files by name. */
  shown({ file, pointer }: Located): string {
    return file === this.root.file ? pointer : `${path.basename(file)}${pointer}`;
  }
}

/** A member of an object or list. */
export function memberOf({ value, file, pointer }: Located, name: string | number): Located {
  const members: JsonObject = isRecord(value) || Array.isArray(value) ? (value as JsonObject) : {};
  const inner = Object.hasOwn(members, name) ? members[name] : undefined;
  return { value: inner, file, pointer: `${pointer}/${escapePointer(String(name))}` };
}

/** All members of an object or list. */
export function membersOf(located: Located): readonly (readonly [name: string, member: Located])[] {
  const { value } = located;
  return isRecord(value) || Array.isArray(value)
    ? Object.keys(value).map((name) => [name, memberOf(located, name)] as const)
    : [];
}

function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function valueAt(document: Json | undefined, fragment: string): Json | undefined {
  let value: Json | undefined = document;
  for (const step of fragment.split("/").slice(1)) {
    const name = decode(step).replaceAll("~1", "/").replaceAll("~0", "~");
    const members: JsonObject = isRecord(value) || Array.isArray(value) ? (value as JsonObject) : {};
    value = Object.hasOwn(members, name) ? members[name] : undefined;
  }
  return value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function resolveFile(name: string, from: string): string {
  if (isUrl(name)) {
    return name;
  }
  return isUrl(from) ? new URL(name, from).href : path.resolve(path.dirname(from), decode(name));
}

/** Files that the references in a value name. Without recursion: documents can be nested deeply. */
function filesIn(value: Json | undefined, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    const name = isRecord(next) ? fileOf(next["$ref"]) : "";
    if (name !== "") {
      found.add(resolveFile(name, from));
    }
    for (const inner of typeof next === "object" && next !== null ? Object.values(next) : []) {
      open.push(inner);
    }
  }
  return found;
}

/** The part of a reference before `#`. */
function fileOf(reference: Json | undefined): string {
  return typeof reference === "string" ? (reference.split("#", 1)[0] ?? "") : "";
}

async function readDocument(file: string): Promise<Json> {
  const text = await readText(file);
  if (text.length > MAX_BYTES) {
    throw new ImportError(`${file} has more than ${MAX_BYTES / 1_000_000} MB.`);
  }
  return parseText(text, file);
}

async function readText(file: string): Promise<string> {
  if (!isUrl(file)) {
    try {
      return await readFile(file, "utf8");
    } catch (error) {
      throw new ImportError(`${file} cannot be read: ${(error as Error).message}.`);
    }
  }
  try {
    const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) {
      return await response.text();
    }
    throw new ImportError(`${file} returns the status ${response.status}.`);
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(`${file} cannot be loaded: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message !== "" ? cause.message : message;
}

/** Parses JSON, else YAML. Circular aliases are rejected by the parser's limit. */
function parseText(text: string, file: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Json;
  } catch {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: "silent" });
    const [error] = document.errors;
    if (error !== undefined) {
      const { line, col } = lineCounter.linePos(error.pos[0]);
      throw new ImportError(
        `${file}:${line}:${col} is neither JSON nor YAML: ${error.message.split("\n")[0] ?? error.code}`,
      );
    }
    return toJson(document, file);
  }
}

function toJson(document: ReturnType<typeof parseDocument>, file: string): Json {
  try {
    // Dates and other values of YAML become texts.
    return JSON.parse(JSON.stringify(document.toJS() ?? null)) as Json;
  } catch (error) {
    throw new ImportError(`${file} cannot be read as YAML: ${(error as Error).message}.`);
  }
}
