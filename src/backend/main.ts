import { StartError } from "./config/start-error.ts";
import type { BackendProduct } from "./product.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The backend's command line: starts it, or runs the command that `words` name. */
export async function runMain(
  product: BackendProduct,
  words: readonly string[] = process.argv.slice(2),
): Promise<void> {
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
      onStep: (text, ms) => print(`  ${text.padEnd(40)} ${(ms / 1000).toFixed(1)} s`),
    });
  } catch (error) {
    if (!(error instanceof StartError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
