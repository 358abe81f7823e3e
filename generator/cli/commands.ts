import { Command, Option } from "commander";
import { explain } from "../explain/explain.ts";
import { reportExplanation } from "../explain/report-explanation.ts";
import { check, compareWith, type Drift, generate } from "../generate.ts";
import { isInSync } from "../write/changes.ts";
import { addInit, addLabels, addNew } from "./authoring-commands.ts";
import { reportChanges, reportRun } from "./report.ts";
import { driftAsAnnotations, driftAsJson, driftAsPatch, reportDrift, reportSpecChanges } from "./report-drift.ts";
import { reportError } from "./report-error.ts";
import { missingTextsAsAnnotations, reportMissingTexts } from "./report-texts.ts";
import { explanationUnder, shownUnder } from "./shown-paths.ts";
import { EXIT, exitCodes, type GlobalOptions, type Run, type Workplace, workplaceOf } from "./workplace.ts";

/** The command line: what it takes, and what each command does. */
export function toProgram(run: Run): Command {
  const program = new Command("codegen")
    .description("Generates generated/ from schema/, and proves that it is in sync.")
    .option("--product <folder>", "the product: the folder of this repository that holds its schema/", ".")
    .addOption(new Option("--root <folder>").hideHelp())
    .option("--quiet", "say nothing but errors and drift")
    .addHelpText("after", exitCodes("0 in sync or done, 1 drift, or a change that --fail-on names"))
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => run.out(text.trimEnd()),
      writeErr: (text) => run.error(text.trimEnd()),
    });
  // Each copies the settings above as it is added.
  addGenerate(program, run);
  addCheck(program, run);
  addWatch(program, run);
  addNew(program, run);
  addInit(program, run);
  addLabels(program, run);
  addExplain(program, run);
  addDiff(program, run);
  return program;
}

function addGenerate(program: Command, run: Run): void {
  program
    .command("generate")
    .description("write what is missing or stale, and delete what the spec no longer gives")
    .addHelpText("after", exitCodes("0 done, also when there was nothing to do"))
    .action(() => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix, option } = workplaceOf(program);
      const changes = shownUnder(prefix, generate(root));
      const { foreign, outputs, missingTexts } = changes;
      if (quiet === undefined) {
        run.out(reportChanges(changes));
      } else if (foreign.length > 0) {
        run.out(reportChanges({ missing: [], stale: [], orphaned: [], foreign }));
      }
      if (missingTexts.length > 0) {
        run.out(reportMissingTexts(missingTexts, option));
      } else if (isInSync(changes)) {
        run.inSync(outputs);
      }
    });
}

interface CheckOptions extends GlobalOptions {
  readonly json?: true;
  readonly diff?: true;
}

function addCheck(program: Command, run: Run): void {
  program
    .command("check")
    .description("touch nothing; exit 1 and name each file that is not what the spec gives, and each missing text")
    .option("--json", "for programs: files, states, reasons, missing texts, and what changed in the spec")
    .option("--diff", "show each difference, line by line")
    .addHelpText("after", exitCodes("0 in sync, 1 drift, or a text that is missing"))
    .action((_, command: Command) => {
      const options = command.optsWithGlobals<CheckOptions>();
      const workplace = workplaceOf(program);
      const drift = shownUnder(workplace.prefix, check(workplace.root));
      const clean = isClean(drift);
      if (options.json === true || options.quiet === undefined || !clean) {
        run.out(describeDrift(drift, workplace, options));
      }
      if (clean) {
        run.inSync(drift.outputs);
      }
      run.end(clean ? EXIT.inSync : EXIT.drift);
    });
}

/** Whether there is nothing to generate, and no text left to write. */
function isClean(drift: Drift): boolean {
  return isInSync(drift) && drift.missingTexts.length === 0;
}

function describeDrift(drift: Drift, { mend, option }: Workplace, { json, diff }: CheckOptions): string {
  if (json === true) {
    return driftAsJson(drift, mend);
  }
  if (isClean(drift)) {
    return "generated/ is in sync with schema/";
  }
  const isAnnotated = process.env["CI"] === "true";
  const { missingTexts } = drift;
  return [
    ...(isInSync(drift) ? [] : [reportDrift(drift, mend)]),
    ...(diff === true && !isInSync(drift) ? [driftAsPatch(drift)] : []),
    ...(missingTexts.length > 0 ? [reportMissingTexts(missingTexts, option)] : []),
    ...(isAnnotated && !isInSync(drift) ? [driftAsAnnotations(drift, mend)] : []),
    ...(isAnnotated && missingTexts.length > 0 ? [missingTextsAsAnnotations(missingTexts, option)] : []),
  ].join("\n");
}

function addWatch(program: Command, run: Run): void {
  program
    .command("watch")
    .description(
      "generate now and after every save in schema/, templates/ or the label files; a broken spec keeps the last good output",
    )
    .addHelpText("after", "\nRuns until it is ended; a mistake in the spec is said and does not end it.")
    .action(async () => {
      const { watch } = await import("./watch.ts");
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix, option } = workplaceOf(program);
      watch(root, {
        done: (changes) => {
          const report = reportRun(shownUnder(prefix, changes), option);
          if (quiet === undefined || changes.missingTexts.length > 0) {
            run.out(report);
          }
        },
        failed: (error) => run.error(reportError(error, root)),
      });
    });
}

function addExplain(program: Command, run: Run): void {
  program
    .command("explain <name>")
    .description("what an entity, or a field such as ticket.useLimit, becomes: each place with file and line")
    .option("--json", "for programs")
    .addHelpText("after", exitCodes("0 explained, 3 also when nothing has that name"))
    .action((name: string, { json }: { readonly json?: true }) => {
      const { root, prefix } = workplaceOf(program);
      const explanation = explanationUnder(prefix, explain(root, name));
      run.out(json === true ? JSON.stringify(explanation, null, 2) : reportExplanation(explanation));
    });
}

interface DiffOptions extends GlobalOptions {
  readonly json?: true;
  readonly failOn?: "breaking" | "any";
}

function addDiff(program: Command, run: Run): void {
  program
    .command("diff <git-ref>")
    .description("what changed in the spec since a commit, in words, and what breaks the backend's contract")
    .option("--json", "for programs")
    .addOption(new Option("--fail-on <kind>", "exit 1 on such a change").choices(["breaking", "any"]))
    .addHelpText("after", exitCodes("0 compared, 1 a change that --fail-on names, 3 also when git has no such commit"))
    .action((ref: string, _, command: Command) => {
      const { quiet, json, failOn } = command.optsWithGlobals<DiffOptions>();
      const changes = compareWith(workplaceOf(program).root, ref);
      if (json === true) {
        run.out(JSON.stringify({ changes }, null, 2));
      } else if (quiet === undefined || changes.length > 0) {
        run.out(reportSpecChanges(changes));
      }
      const counted = failOn === "breaking" ? changes.filter(({ isBreaking }) => isBreaking) : changes;
      run.end(failOn !== undefined && counted.length > 0 ? EXIT.drift : EXIT.inSync);
    });
}
