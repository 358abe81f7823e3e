import { ProductFolderError } from "../generator/paths/product-paths.ts";
import { BuildError } from "./build/run-vite.ts";

/** A command line with unknown arguments. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Rejects arguments that a command would ignore silently. */
export function rejectArguments(command: string, words: readonly string[]): void {
  if (words.length > 0) {
    throw new UsageError(`Not understood: ${words.join(" ")}. ${command} accepts --product <folder> only.`);
  }
}

const EXIT_CODES: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [BuildError, 1],
  [UsageError, 2],
  [ProductFolderError, 3],
]);

/**
 * Prints an error that the caller can fix, and sets the exit code: 1 for a failed build, 2 for invalid arguments, 3 for
 * an unknown product. Throws all other errors.
 */
export function exitWithMessage(error: unknown): void {
  const code = error instanceof Error ? EXIT_CODES.get(error.constructor) : undefined;
  if (!(error instanceof Error) || code === undefined) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = code;
}
