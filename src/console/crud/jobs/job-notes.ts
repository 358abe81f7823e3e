import { isObject } from "../../lib/json-object.ts";
import { JOBS, noteStorage } from "../../lib/note-storage.ts";

/** Jobs that this browser started, until their result was shown. */
interface JobNote {
  readonly entity: string;
  readonly id: string;
}

const isNote = (value: unknown): value is JobNote =>
  isObject(value) && typeof value["entity"] === "string" && typeof value["id"] === "string";

function read(): readonly JobNote[] {
  try {
    const notes: unknown = JSON.parse(noteStorage.get(JOBS) ?? "[]");
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

function write(notes: readonly JobNote[]): void {
  if (notes.length === 0) {
    noteStorage.remove(JOBS);
  } else {
    noteStorage.set(JOBS, JSON.stringify(notes));
  }
}

/** Ids of the noted jobs of an entity. */
export function notedJobs(entity: string): readonly string[] {
  return read()
    .filter((note) => note.entity === entity)
    .map(({ id }) => id);
}

/** Notes a job, so that the list shows it after a reload. */
export function noteJob(note: JobNote): void {
  write([...read().filter(({ id }) => id !== note.id), note]);
}

/** Removes the note of a job. */
export function forgetJob(id: string): void {
  write(read().filter((note) => note.id !== id));
}
