import { type Command, CommanderError } from "commander";
import { SpecError } from "../diagnostics/spec-error.ts";
import { frameworkRoot, ProductFolderError } from "../places/product-places.js";
import { MissingSchemaError } from "../read/schema-files.ts";
import { paint, wantsColour } from "./colorize.ts";
import { EXIT, toProgram, workplaceOf } from "./commands.ts";
import { faultAsJson, reportFault } from "./report-error.ts";
import { faultUnder } from "./shown-paths.ts";

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
    // Of its own faults, commander has printed what it had to say: help, or an unknown option.
    if (!(fault instanceof CommanderError)) {
      const print = isJson ? output.out : output.error;
      print(isJson ? faultAsJson(shownFault(fault, program)) : ink(describeFault(fault, program)));
    }
    return exitOf(fault);
  }
}

function exitOf(fault: unknown): number {
  if (fault instanceof CommanderError && fault.exitCode === 0) {
    return EXIT.inSync;
  }
  const isMistakeInSpec = fault instanceof SpecError || fault instanceof MissingSchemaError;
  return isMistakeInSpec ? EXIT.specError : EXIT.generatorError;
}

/** With the paths as people see them. */
function shownFault(fault: unknown, program: Command): unknown {
  return fault instanceof ProductFolderError ? fault : faultUnder(workplaceOf(program).prefix, fault);
}

function describeFault(fault: unknown, program: Command): string {
  if (fault instanceof ProductFolderError) {
    return fault.message;
  }
  const { root, prefix } = workplaceOf(program);
  return reportFault(faultUnder(prefix, fault), prefix === "" ? root : frameworkRoot);
}
