import path from "node:path";
import { ImportError } from "../foreign-model.ts";
import { isRecord, type Json, type JsonObject } from "./json.ts";
import { LIMITS, type LoadLimits, loadText } from "./load-text.ts";
import { checkDepth, parseText } from "./parse-text.ts";
import { isAllowedReference, isUrl } from "./reference-rules.ts";

/** A value of a document, with its location. */
export interface Located {
  readonly value: Json | undefined;
  /** File or URL of its document. */
  readonly file: string;
  /** JSON Pointer with `#`: `#/components/schemas/Pet`. */
  readonly pointer: string;
}

/** Maximum number of documents that are loaded because of references. */
const MAX_REFERENCED = 300;

/** How references to other documents are loaded. */
export interface LoadOptions {
  /** Also load documents outside of the folder or host of the first one. */
  readonly isAnywhere?: boolean;
  readonly limits?: LoadLimits;
}

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

  readonly #options: LoadOptions;
  readonly #end: number;
  /** Bytes that were loaded because of references. */
  #size = 0;

  private constructor(file: string, value: Json, options: LoadOptions = {}) {
    checkDepth(value, file);
    this.#byFile.set(file, value);
    this.root = { value, file, pointer: "#" };
    this.#options = options;
    this.#end = Date.now() + (options.limits ?? LIMITS).timeout * 4;
  }

  /** Loads a file or URL. Throws an `ImportError` if it cannot be read or parsed. */
  static async load(source: string, options: LoadOptions = {}): Promise<Documents> {
    const file = isUrl(source) ? source : path.resolve(source);
    const text = await loadText(file, null, options.limits ?? LIMITS);
    const documents = new Documents(file, parseText(text, file), options);
    await documents.#loadReferences();
    return documents;
  }

  /** For tests and documents in memory. References to other files lead nowhere. */
  static of(value: Json, file = "document.json"): Documents {
    return new Documents(file, value);
  }

  async #loadReferences(): Promise<void> {
    const open = [...filesIn(this.root.value, this.root.file)];
    const seen = new Set<string>([this.root.file]);
    for (let file = open.shift(); file !== undefined; file = open.shift()) {
      if (seen.has(file)) {
        continue;
      }
      seen.add(file);
      try {
        const loaded = await this.#loadReference(file, seen.size - 1);
        this.#byFile.set(file, loaded);
        open.push(...filesIn(loaded, file));
      } catch (error) {
        this.missing.push({ file, why: (error as Error).message });
      }
    }
  }

  async #loadReference(file: string, count: number): Promise<Json> {
    const { isAnywhere = false, limits = LIMITS } = this.#options;
    const root = this.root.file;
    if (!isAnywhere && !isAllowedReference(file, root)) {
      const place = isUrl(root) ? "host" : "folder";
      throw new ImportError(`${file} is outside of the document's ${place}; --follow-references loads it.`);
    }
    if (count > MAX_REFERENCED) {
      throw new ImportError(`${file} is not loaded: the document refers to more than ${MAX_REFERENCED} others.`);
    }
    if (Date.now() > this.#end) {
      throw new ImportError(`${file} is not loaded: the documents before it took too long.`);
    }
    const text = await loadText(file, isAnywhere || !isUrl(file) ? null : root, {
      ...limits,
      bytes: limits.bytes - this.#size,
    });
    this.#size += Buffer.byteLength(text);
    const loaded = parseText(text, file);
    checkDepth(loaded, file);
    return loaded;
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

function resolveFile(name: string, from: string): string {
  if (isUrl(name)) {
    return name;
  }
  // A name such as `http://[` is no URL; it then leads nowhere.
  return isUrl(from) && URL.canParse(name, from)
    ? new URL(name, from).href
    : path.resolve(path.dirname(from), decode(name));
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
    open.push(...(typeof next === "object" && next !== null ? Object.values(next).reverse() : []));
  }
  return found;
}

/** The part of a reference before `#`. */
function fileOf(reference: Json | undefined): string {
  return typeof reference === "string" ? (reference.split("#", 1)[0] ?? "") : "";
}
