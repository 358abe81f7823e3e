import { isObject } from "../../lib/json-object.ts";
import { JOBS, noteStorage } from "../../lib/note-storage.ts";
import { readItems, writeItems } from "../../lib/stored-json.ts";

/** Jobs that this browser started, until their result was shown. */
interface JobNote {
  readonly entity: string;
  readonly id: string;
}

const isNote = (value: unknown): value is JobNote =>
  isObject(value) && typeof value["entity"] === "string" && typeof value["id"] === "string";

const read = (): readonly JobNote[] => readItems(noteStorage, JOBS, isNote) ?? [];
const write = (notes: readonly JobNote[]): void => writeItems(noteStorage, JOBS, notes);

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
