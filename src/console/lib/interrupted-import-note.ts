import { ownName } from "./base-path.ts";
import { isObject } from "./json-object.ts";
import { IMPORTS, noteStorage } from "./note-storage.ts";
import { readJson } from "./stored-json.ts";

/** The note in the storage about interrupted imports, which the browser's database keeps. */
interface InterruptedImportNote {
  /** Their user. */
  readonly username: string | null;
  /** When the last of them expires, in ms since 1970. */
  readonly until: number;
  readonly entities: readonly string[];
}

/** Name of the browser's database with interrupted imports. A sign-out deletes it (`session-effects.tsx`). */
export const importDatabase = (): string => ownName(IMPORTS);

function read(): InterruptedImportNote | null {
  const note = readJson(noteStorage, IMPORTS);
  return isNote(note) ? note : null;
}

function isNote(value: unknown): value is InterruptedImportNote {
  return isObject(value) && typeof value["until"] === "number" && Array.isArray(value["entities"]);
}

/** Whether an import of the entity may have been interrupted. */
export function mayHaveImport(entity: string): boolean {
  return read()?.entities.includes(entity) === true;
}

/** Notes the interrupted imports of a user. Without any, nothing is kept. */
export function noteImports(kept: InterruptedImportNote): void {
  if (kept.entities.length === 0) {
    noteStorage.remove(IMPORTS);
  } else {
    noteStorage.set(IMPORTS, JSON.stringify(kept));
  }
}

/** Deletes expired imports, and those of another user: they contain records. */
export function eraseOldImports(username: string | null, now = Date.now()): void {
  const note = read();
  if (note !== null && (note.until < now || note.username !== username)) {
    noteStorage.remove(IMPORTS);
    globalThis.indexedDB?.deleteDatabase(importDatabase());
  }
}
