import { Command, Option } from "commander";
import { frameworkVersion } from "../places/framework-version.ts";
import { addInit, addLabels, addNew } from "./authoring-commands.ts";
import { exitCodes, type Run } from "./command-context.ts";
import { addImport } from "./import-commands.ts";
import { addDiff, addExplain } from "./question-commands.ts";
import { addCheck, addGenerate, addWatch } from "./sync-commands.ts";
import { addUpgrade } from "./upgrade-command.ts";

/** Creates the command line program with all commands. */
export function toProgram(run: Run): Command {
  const program = new Command("codegen")
    .description("Generates generated/ from schema/, and proves that it is in sync.")
    .option("--product <folder>", "the product: the folder of this repository that holds its schema/", ".")
    .addOption(new Option("--root <folder>").hideHelp())
    .version(frameworkVersion(), "--version", "say which version of the generator this is")
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
