import { type Command, CommanderError } from "commander";
import { SpecError } from "../diagnostics/spec-error.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { colorize, supportsColor } from "./colorize.ts";
import { EXIT, type GlobalOptions, toProgram } from "./commands.ts";
import { errorAsJson, reportError } from "./report-error.ts";

/** Where a command prints, a line or more at a time. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether a person reads it on a terminal. */
  readonly isTerminal?: boolean;
  /** Told of a run that found all in sync, with every path it compared. */
  readonly inSync?: (outputs: readonly string[]) => void;
}

/** Runs one command of the generator; resolves with the exit code. */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  let exit: number = EXIT.inSync;
  const isJson = args.includes("--json");
  const hasColor = !isJson && supportsColor(output.isTerminal === true, process.env);
  const color = hasColor ? colorize : (text: string) => text;
  const program = toProgram({
    out: (text) => output.out(color(text)),
    error: (text) => output.error(color(text)),
    inSync: (outputs) => output.inSync?.(outputs),
    end: (code) => {
      exit = code;
    },
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed what it had to say: help, or an unknown option.
      return error.exitCode === 0 ? EXIT.inSync : EXIT.generatorError;
    }
    if (isJson) {
      output.out(errorAsJson(error));
    } else {
      output.error(color(reportError(error, rootOf(program))));
    }
    return isSpecError(error) ? EXIT.specError : EXIT.generatorError;
  }
}

function isSpecError(error: unknown): boolean {
  return error instanceof SpecError || error instanceof MissingSchemaError;
}

function rootOf(program: Command): string {
  return program.opts<GlobalOptions>().root;
}
