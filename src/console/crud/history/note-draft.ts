import { isObject } from "../../lib/json-object.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import { readJson } from "../../lib/stored-json.ts";

/** Drafts are dropped when the tab closes. */
const storage = safeStorage(() => window.sessionStorage);

/** A text field of notes: the new note of a record, or the note that is edited. */
export interface NoteField {
  /** `member 7`, or the id of an existing note. */
  readonly key: string;
  /** The author. Drafts of other users are ignored. */
  readonly username: string | null;
}

const keyOf = ({ key }: NoteField) => `note:${key}`;

/** The unsaved text of a field; null if there is none. */
export function readNoteDraft(field: NoteField): string | null {
  const draft = readJson(storage, keyOf(field));
  const isOwn = isObject(draft) && draft["username"] === field.username;
  return isOwn && typeof draft["text"] === "string" ? draft["text"] : null;
}

/** Stores an unsaved text, so that it survives leaving the page; null removes it. */
export function saveNoteDraft(field: NoteField, text: string | null): void {
  if (text === null) {
    storage.remove(keyOf(field));
  } else {
    storage.set(keyOf(field), JSON.stringify({ username: field.username, text }));
  }
}
