import { Command, CommanderError, Option } from "commander";
import { SpecError } from "../diagnostics/spec-error.ts";
import { ImportError } from "../import/foreign-model.ts";
import { frameworkVersion } from "../paths/framework-version.ts";
import { frameworkRoot, ProductFolderError } from "../paths/product-paths.ts";
import { MissingSchemaError } from "../read/schema-files.ts";
import { DirtyTreeError } from "../upgrade/upgrade-product.ts";
import { addInit, addLabels, addNew } from "./authoring-commands.ts";
import { ANSI, type Colors, PLAIN, supportsColor } from "./colors.ts";
import { type CommandContext, commandContextOf, exitCodes, type Run } from "./command-context.ts";
import { EXIT } from "./exit-codes.ts";
import { addImport } from "./import-commands.ts";
import { addDiff, addExplain } from "./question-commands.ts";
import { errorAsJson, reportError, UsageError } from "./report-error.ts";
import { errorUnder } from "./shown-paths.ts";
import { addCheck, addGenerate, addWatch } from "./sync-commands.ts";
import { addUpgrade } from "./upgrade-command.ts";

/** Output of a command, one or more lines at a time. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether the output is a terminal. */
  readonly isTerminal?: boolean;
}

/** Runs one command of the generator; resolves with the exit code. */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  let exit: number = EXIT.inSync;
  const isJson = args.includes("--json");
  const colors = !isJson && supportsColor(output.isTerminal === true, process.env) ? ANSI : PLAIN;
  const program = toProgram({
    out: output.out,
    // A usage error is printed below.
    error: isJson ? () => undefined : output.error,
    colors,
    end: (code) => {
      exit = code;
    },
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exit;
  } catch (error) {
    const text = isJson ? jsonOf(error, program) : textOf(error, program, colors);
    const print = isJson ? output.out : output.error;
    if (text !== null) {
      print(text);
    }
    return exitOf(error);
  }
}

/** Commander has already printed help, version and usage errors. */
function textOf(error: unknown, program: Command, colors: Colors): string | null {
  return error instanceof CommanderError ? null : describeError(error, program, colors);
}

function jsonOf(error: unknown, program: Command): string | null {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? null : errorAsJson(new UsageError(error.message.replace(/^error: /, "")));
  }
  return errorAsJson(shownError(error, program));
}

function exitOf(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) {
    return EXIT.inSync;
  }
  const isSpecError = error instanceof SpecError || error instanceof MissingSchemaError;
  return isSpecError ? EXIT.specError : EXIT.generatorError;
}

/** The product, or the repository for a command that writes a new one. */
function placeOf(program: Command): Pick<CommandContext, "root" | "prefix"> {
  try {
    return commandContextOf(program);
  } catch {
    return { root: frameworkRoot, prefix: "" };
  }
}

/** An error whose message needs no paths of a product. */
function hasNoProduct(error: unknown): error is Error {
  return error instanceof ProductFolderError || error instanceof ImportError || error instanceof DirtyTreeError;
}

/** The error with paths relative to the framework's root. */
function shownError(error: unknown, program: Command): unknown {
  return hasNoProduct(error) ? error : errorUnder(placeOf(program).prefix, error);
}

function describeError(error: unknown, program: Command, colors: Colors): string {
  if (hasNoProduct(error)) {
    return error.message;
  }
  const { root, prefix } = placeOf(program);
  return reportError(errorUnder(prefix, error), prefix === "" ? root : frameworkRoot, colors);
}

/** Creates the command line program with all commands. */
function toProgram(run: Run): Command {
  const program = new Command("codegen")
    .description("Generates generated/ from schema/, and proves that it is in sync.")
    .option("--product <folder>", "the product: the folder of this repository with its schema/", ".")
    .addOption(new Option("--root <folder>").hideHelp())
    .version(frameworkVersion(), "--version", "print the version of the generator")
    .option("--quiet", "print only errors and drift")
    .addHelpText("after", exitCodes("0 in sync or done, 1 drift, or a change that --fail-on names"))
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => run.out(text.trimEnd()),
      writeErr: (text) => run.error(text.trimEnd()),
      outputError: (text, hint) => hint(text.replace(/^error:/, run.colors.red)),
    });
  // Subcommands copy the settings above when they are added.
  addGenerate(program, run);
  addCheck(program, run);
  addWatch(program, run);
  addNew(program, run);
  addLabels(program, run);
  addInit(program, run);
  addImport(program, run);
  addExplain(program, run);
  addDiff(program, run);
  addUpgrade(program, run);
  return program;
}
