export type NoteKind = "success" | "info" | "warning" | "error";

/** What a caller wants said. */
export interface NoteRequest {
  readonly text: string;
  /** Default: success (spec §9). */
  readonly kind?: NoteKind;
  /** How long it stays. Default: 3000 for good news (spec §9), longer for trouble, which takes longer to read. */
  readonly ms?: number;
}

/** A notification on the screen. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: NoteKind;
  readonly ms: number;
  /** How often the same was said while it was there. */
  readonly times: number;
}

const MAX_NOTES = 5;
const DEFAULT_MS = 3000;
const TROUBLE_MS = 8000;

function toNote({ text, kind = "success", ms }: NoteRequest, id: number): Note {
  const defaultMs = kind === "success" || kind === "info" ? DEFAULT_MS : TROUBLE_MS;
  return { id, text, kind, ms: ms ?? defaultMs, times: 1 };
}

/** The notes with one more: the same text counts up in its place, and of too many the oldest goes. */
export function withNote(notes: readonly Note[], request: NoteRequest, id: number): readonly Note[] {
  const note = toNote(request, id);
  const same = notes.find(({ text, kind }) => text === note.text && kind === note.kind);
  if (same !== undefined) {
    return notes.map((old) => (old === same ? { ...old, ms: note.ms, times: old.times + 1 } : old));
  }
  return [...notes, note].slice(-MAX_NOTES);
}
