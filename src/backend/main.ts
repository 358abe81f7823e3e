import { StartError } from "./config/start-error.ts";
import { toDatabaseProblem } from "./http/database-problem.ts";
import type { BackendProduct } from "./product.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * The backend's command line: starts it, or runs the command in `words`.
 *
 * @example
 * await runMain(backendProduct);
 */
export async function runMain(
  product: BackendProduct,
  words: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // Files that PGlite creates later have no permissions for other users either.
  process.umask(0o077);
  try {
    if (words.length > 0) {
      const { runCommand } = await import("./commands/run-command.ts");
      await runCommand(words, { env: process.env, print, product });
      return;
    }
    const { runBackend } = await import("./run-backend.ts");
    await runBackend(product, {
      print,
      onWait: print,
      onWarning: (text) => print(`  Warning: ${text}`),
      onStep: (text, ms) => print(`  ${text.padEnd(40)} ${(ms / 1000).toFixed(1)} s`),
    });
  } catch (error) {
    const message = toSentence(error);
    if (message === null) {
      throw error;
    }
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}

/** The message of an error that the operator can fix: of this program, the operating system or a lost connection. */
function toSentence(error: unknown): string | null {
  if (error instanceof StartError) {
    return error.message;
  }
  if (error instanceof Error && "syscall" in error && "code" in error && "path" in error) {
    return `${String(error.path)} cannot be used (${String(error.code)}).`;
  }
  return toDatabaseProblem(error)?.statusCode === 503 ? "The connection to the database was lost. Try again." : null;
}
