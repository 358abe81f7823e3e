import { Command, CommanderError } from "commander";
import { check, generate } from "./generate.ts";
import { SpecError } from "./model/spec-error.ts";
import { MissingSchemaError } from "./read/schema-files.ts";
import { reportChanges, reportDrift, reportSpecError } from "./report.ts";
import { isInSync } from "./write/changes.ts";
import { LinkedOutputError } from "./write/output-folder.ts";
import { RunLockError } from "./write/run-lock.ts";

/** What the process ends with. */
const EXIT = { inSync: 0, drift: 1, specError: 2, generatorError: 3 } as const;

/** Faults whose message says all there is to say. */
const KNOWN_FAULTS = [LinkedOutputError, MissingSchemaError, RunLockError] as const;

/** Where a command prints, a line or more at a time. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Runs one command of the generator; resolves with the exit code. */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  let exit: number = EXIT.inSync;
  const program = toProgram(output, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed what it had to say: help, or an unknown option.
      return error.exitCode === 0 ? EXIT.inSync : EXIT.generatorError;
    }
    output.error(explainFault(error, rootOf(program)));
    return error instanceof SpecError || error instanceof MissingSchemaError ? EXIT.specError : EXIT.generatorError;
  }
}

function toProgram({ out, error }: Output, end: (code: number) => void): Command {
  const program = new Command("codegen")
    .description("Generates generated/ from schema/, and proves that it is in sync.")
    .option("--root <folder>", "the folder that holds schema/ and generated/", ".")
    .addHelpText(
      "after",
      "\nExit codes: 0 in sync, 1 drift (check only), 2 mistake in the spec, 3 fault of the generator or the command line.",
    )
    .exitOverride()
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => error(text.trimEnd()) });
  program
    .command("generate")
    .description("write what is missing or stale, and delete what the spec no longer gives")
    .action(() => out(reportChanges(generate(rootOf(program)))));
  program
    .command("check")
    .description("touch nothing; exit 1 and name each file that is not what the spec gives")
    .action(() => {
      const changes = check(rootOf(program));
      out(isInSync(changes) ? "generated/ is in sync with schema/" : reportDrift(changes));
      end(isInSync(changes) ? EXIT.inSync : EXIT.drift);
    });
  program
    .command("watch")
    .description("generate now and after every save in schema/; a broken spec keeps the last good output")
    .action(async () => {
      const { watch } = await import("./watch.ts");
      watch(rootOf(program), out);
    });
  return program;
}

function rootOf(program: Command): string {
  return program.opts<{ root: string }>().root;
}

function explainFault(error: unknown, root: string): string {
  if (error instanceof SpecError) {
    return reportSpecError(error, root);
  }
  if (KNOWN_FAULTS.some((fault) => error instanceof fault)) {
    return (error as Error).message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
