/**
 * Error messages of Chromium, Firefox and Safari, and of Vite for a style sheet. They have no error class of their
 * own.
 */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a dynamic import failed because its file did not load. A module that throws rejects with its own error. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}
