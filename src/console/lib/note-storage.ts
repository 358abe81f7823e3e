import { safeStorage } from "./safe-storage.ts";

/** The storage of notes about interrupted imports and running jobs. Lists read it without the code of either. */
export const noteStorage = safeStorage(() => localStorage);

/** The note's key, and the name of the browser's database with interrupted imports. */
export const IMPORTS = "imports";

/** The key of the note about jobs of the backend (`job-notes.ts`). */
export const JOBS = "jobs";
