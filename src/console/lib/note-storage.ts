import { safeStorage } from "./safe-storage.ts";

/** The storage of the note about interrupted imports (`interrupted-import-note.ts`), which lists read without the code of the import. */
export const noteStorage = safeStorage(() => localStorage);

/** The note's key, and the name of the browser's database with interrupted imports. */
export const IMPORTS = "imports";
