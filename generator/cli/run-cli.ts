import { type Command, CommanderError } from "commander";
import { SpecError } from "../diagnostics/spec-error.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { paint, wantsColour } from "./colorize.ts";
import { EXIT, type GlobalOptions, toProgram } from "./commands.ts";
import { faultAsJson, reportFault } from "./report-error.ts";

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
  const isPainted = !isJson && wantsColour(output.isTerminal === true, process.env);
  const ink = isPainted ? paint : (text: string) => text;
  const program = toProgram({
    out: (text) => output.out(ink(text)),
    error: (text) => output.error(ink(text)),
    inSync: (outputs) => output.inSync?.(outputs),
    end: (code) => {
      exit = code;
    },
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exit;
  } catch (fault) {
    if (fault instanceof CommanderError) {
      // Commander has printed what it had to say: help, or an unknown option.
      return fault.exitCode === 0 ? EXIT.inSync : EXIT.generatorError;
    }
    if (isJson) {
      output.out(faultAsJson(fault));
    } else {
      output.error(ink(reportFault(fault, rootOf(program))));
    }
    return isMistakeInSpec(fault) ? EXIT.specError : EXIT.generatorError;
  }
}

function isMistakeInSpec(fault: unknown): boolean {
  return fault instanceof SpecError || fault instanceof MissingSchemaError;
}

function rootOf(program: Command): string {
  return program.opts<GlobalOptions>().root;
}
