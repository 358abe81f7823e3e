import path from "node:path";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import type { SchemaFile } from "./schema-files.ts";
import type { RawSchema, TypeDefinitions } from "./type-definitions.ts";

/** A part of a large spec: the files that are read, and what these import of the others. */
export interface SpecBatch {
  readonly own: readonly SchemaFile[];
  readonly imported: readonly SchemaFile[];
}

/** How many files one program reads of a large spec: its syntax trees and types are most of what a run holds. */
const SIZE = 50;

/** Files that many batches import are parsed for each of them: beyond this share, one program for all costs less. */
const MOST_IMPORTED = 0.25;

/** Whether a spec is read in parts: what a file declares that is no module, every other file sees. */
export function isInParts(files: readonly SchemaFile[]): boolean {
  return files.length > 2 * SIZE && files.every(({ text }) => /^(import|export)\b/m.test(text));
}

/** Files in batches, in their order; null where they hang together. There is one batch at least: it reads the vocabulary. */
export function toBatches(files: readonly SchemaFile[], all: readonly SchemaFile[]): readonly SpecBatch[] | null {
  const byPath = new Map(all.map((file) => [file.path, file]));
  const batches: SpecBatch[] = [];
  let imported = 0;
  for (let first = 0; first < Math.max(files.length, 1); first += SIZE) {
    const own = files.slice(first, first + SIZE);
    const others = importedBy(own, byPath);
    imported += others.length;
    if (imported > all.length * MOST_IMPORTED) {
      return null;
    }
    batches.push({ own, imported: others });
  }
  return batches;
}

/** All that files import, and what that imports, without the files themselves. */
function importedBy(own: readonly SchemaFile[], byPath: ReadonlyMap<string, SchemaFile>): readonly SchemaFile[] {
  const reached = new Set(own);
  // Grows while it is gone through.
  for (const file of reached) {
    for (const name of importsOf(file)) {
      const other = byPath.get(name);
      if (other !== undefined) {
        reached.add(other);
      }
    }
  }
  return [...reached].slice(own.length);
}

/** By the text alone: what is missed would not compile in its batch, and then all is read at once. */
function importsOf({ path: name, text }: SchemaFile): readonly string[] {
  return Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g), ([, specifier = ""]) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );
}

/** The types of all batches; null where two of one name are in different ones, which only all files together can tell of. */
export function joinDefinitions(parts: readonly TypeDefinitions[]): TypeDefinitions | null {
  const schemas = new Map<string, RawSchema>();
  const locations = new Map<string, SourceLocation>();
  const names = new Set<string>();
  for (const part of parts) {
    const isTwin = ([name, schema]: readonly [string, RawSchema]) => isOther(schemas.get(name), schema);
    // The locations are of a batch's own types, and of their fields: `Ticket`, `Ticket.code`.
    const own = [...part.locations.keys()].filter((name) => !name.includes(".")).map((name) => name.toLowerCase());
    if (own.some((name) => names.has(name)) || Object.entries(part.schemas).some(isTwin)) {
      return null;
    }
    addAll(names, own);
    setAll(schemas, Object.entries(part.schemas));
    setAll(locations, part.locations);
  }
  return { schemas: Object.fromEntries(schemas), locations };
}

function addAll<T>(set: Set<T>, items: Iterable<T>): void {
  for (const item of items) {
    set.add(item);
  }
}

function setAll<T>(map: Map<string, T>, entries: Iterable<readonly [string, T]>): void {
  for (const [name, value] of entries) {
    map.set(name, value);
  }
}

/**
 * The types of all parts in the order in which one program gives them: those of the files in their order, each before
 * what it refers to.
 */
export function inOrder({ schemas, locations }: TypeDefinitions, files: readonly SchemaFile[]): TypeDefinitions {
  const places = new Map(files.map((file, place) => [file.path, place]));
  const sorted = [...locations].sort(([, a], [, b]) => (places.get(a.file) ?? 0) - (places.get(b.file) ?? 0));
  const ordered = new Map<string, RawSchema>();
  const add = (name: string): void => {
    const schema = schemas[name];
    if (schema !== undefined && !ordered.has(name)) {
      ordered.set(name, schema);
      addReferences(schema);
    }
  };
  const addReferences = (part: unknown): void => {
    if (typeof part === "object" && part !== null) {
      for (const [key, inner] of Object.entries(part)) {
        if (key === "$ref" && typeof inner === "string") {
          add(inner.replace("#/definitions/", ""));
        } else {
          addReferences(inner);
        }
      }
    }
  };
  for (const name of [...sorted.map(([name]) => name), ...Object.keys(schemas)]) {
    add(name);
  }
  return { schemas: Object.fromEntries(ordered), locations: new Map(sorted) };
}

/** A type that several batches import has the same schema in each. */
function isOther(known: RawSchema | undefined, schema: RawSchema): boolean {
  return known !== undefined && JSON.stringify(known) !== JSON.stringify(schema);
}
