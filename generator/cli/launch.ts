import { loadGenerator } from "./bundle.ts";
import { EXIT } from "./exit-codes.ts";

/** Runs one command of the generator, from its bundle; resolves with the exit code. `main.ts` runs it from its sources. */
export async function launch(args: readonly string[]): Promise<number> {
  const generator = await loadGenerator().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  });
  if (generator === null) {
    // Not drift, which is what Node would end with.
    return EXIT.generatorError;
  }
  const exit = await generator.runCli(args, {
    out: (text) => process.stdout.write(`${text}\n`),
    error: (text) => process.stderr.write(`${text}\n`),
    isTerminal: process.stdout.isTTY === true && process.stderr.isTTY === true,
  });
  // After the run, when V8 has compiled what a run needs. Other commands need less.
  if (args.includes("check") || args.includes("generate")) {
    generator.keepCompiled();
  }
  return exit;
}
