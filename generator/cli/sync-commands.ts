import { type Command, InvalidArgumentError, Option } from "commander";
import { suggest } from "../diagnostics/suggest.ts";
import { OUTPUTS } from "../emit/emit-all.ts";
import { check, type Drift, type GenerateOptions, generate } from "../generate.ts";
import { isInSync } from "../write/changes.ts";
import { type CommandContext, commandContextOf, exitCodes, type GlobalOptions, type Run } from "./command-context.ts";
import { EXIT } from "./exit-codes.ts";
import { reportChanges, reportOpenWork, reportRun } from "./report.ts";
import { driftAsAnnotations, driftAsJson, reportDrift, runAsJson } from "./report-drift.ts";
import { errorAsJson, reportError } from "./report-error.ts";
import { driftAsPatch } from "./report-patch.ts";
import { missingTextsAsAnnotations } from "./report-texts.ts";
import { errorUnder, shownUnder } from "./shown-paths.ts";

/** Options that `generate` and `check` take. */
interface OutputOptions extends GlobalOptions {
  readonly json?: true;
  readonly only?: readonly string[];
}

interface RunOptions extends OutputOptions {
  readonly dryRun?: true;
}

function addOnly(command: Command): Command {
  const names = `only these outputs, separated by commas: ${OUTPUTS.join(", ")}`;
  return command.addOption(new Option("--only <outputs>", names).argParser(readOutputs));
}

function readOutputs(text: string): readonly string[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !OUTPUTS.includes(name));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no output "${unknown}"; ${suggest(unknown, OUTPUTS)}.`);
  }
  return names;
}

function toOptions({ only }: OutputOptions): GenerateOptions {
  return only === undefined ? {} : { only };
}

/** `generate`. */
export function addGenerate(program: Command, run: Run): void {
  addOnly(program.command("generate"))
    .description("write missing and stale files, and delete those that the spec no longer generates")
    .option("--dry-run", "print the files that would be written, without writing them")
    .option("--json", "as JSON: written and deleted files, missing texts, calls without code")
    .addHelpText("after", exitCodes("0 done, also if nothing had changed"))
    .action((_, command: Command) => {
      const options = command.optsWithGlobals<RunOptions>();
      const { root, prefix, option } = commandContextOf(program);
      const dryRun = options.dryRun === true;
      const changes = shownUnder(prefix, generate(root, { ...toOptions(options), dryRun }));
      if (options.json === true) {
        run.out(runAsJson(changes, { dryRun }));
        return;
      }
      const { foreign } = changes;
      if (options.quiet === undefined) {
        run.out(reportChanges(changes, run.colors));
      } else if (foreign.length > 0) {
        run.out(reportChanges({ missing: [], stale: [], orphaned: [], foreign }, run.colors));
      }
      for (const report of reportOpenWork(changes, option)) {
        run.out(report);
      }
      if (dryRun) {
        run.out("Nothing was written: this was a dry run.");
      }
    });
}

interface CheckOptions extends OutputOptions {
  readonly diff?: true;
  readonly all?: true;
  readonly strict?: true;
}

/** `check`. */
export function addCheck(program: Command, run: Run): void {
  addOnly(program.command("check"))
    .description("change nothing; exit 1 and list each file that differs from the spec, and each missing text")
    .option("--json", "as JSON: files, states, reasons, missing texts, and changes of the spec")
    .option("--diff", "show the first differences, line by line")
    .option("--all", "with --diff: show every difference")
    .option("--strict", "fail also for texts that come from names or from another language")
    .addHelpText("after", exitCodes("0 in sync, 1 drift, or a text that is missing"))
    .action((_, command: Command) => {
      const options = command.optsWithGlobals<CheckOptions>();
      const commandContext = commandContextOf(program);
      const found = shownUnder(commandContext.prefix, check(commandContext.root, toOptions(options)));
      const drift = options.strict === true ? withoutProposals(found) : found;
      const clean = isClean(drift);
      if (options.json === true || options.quiet === undefined || !clean) {
        run.out(describeDrift(drift, { commandContext, options, colors: run.colors }));
      }
      run.end(clean ? EXIT.inSync : EXIT.drift);
    });
}

/** Counts unreviewed texts as missing. */
function withoutProposals({ missingTexts, unreviewedTexts, ...drift }: Drift): Drift {
  return { ...drift, missingTexts: [...missingTexts, ...unreviewedTexts], unreviewedTexts: [] };
}

/** Whether all files are in sync and no text is missing. */
function isClean(drift: Drift): boolean {
  return isInSync(drift) && drift.missingTexts.length === 0;
}

interface Description {
  readonly commandContext: CommandContext;
  readonly options: CheckOptions;
  readonly colors: Run["colors"];
}

function describeDrift(drift: Drift, { commandContext, options, colors }: Description): string {
  const { fixCommand, option } = commandContext;
  if (options.json === true) {
    return driftAsJson(drift, fixCommand);
  }
  if (isClean(drift)) {
    return ["generated/ is in sync with schema/", ...reportOpenWork(drift, option)].join("\n");
  }
  const isAnnotated = process.env["CI"] === "true";
  const { missingTexts } = drift;
  return [
    ...(isInSync(drift) ? [] : [reportDrift(drift, { fixCommand, colors })]),
    ...(options.diff === true && !isInSync(drift)
      ? [driftAsPatch(drift, { colors, isWhole: options.all === true })]
      : []),
    ...reportOpenWork(drift, option),
    ...(isAnnotated && !isInSync(drift) ? [driftAsAnnotations(drift, fixCommand)] : []),
    ...(isAnnotated && missingTexts.length > 0 ? [missingTextsAsAnnotations(missingTexts, option)] : []),
  ].join("\n");
}

/** `watch`. */
export function addWatch(program: Command, run: Run): void {
  program
    .command("watch")
    .description(
      "generate now and after every save in schema/, templates/ or the label files; a broken spec keeps the last good output",
    )
    .option("--json", "a line of JSON for each run: the report of `generate --json`, or the mistakes")
    .addHelpText("after", "\nRuns until you stop it. Prints mistakes in the spec and continues.")
    .action(async ({ json }: { readonly json?: true }) => {
      const { watch } = await import("./watch.ts");
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix, option } = commandContextOf(program);
      watch(root, {
        done: (changes) => {
          if (json === true) {
            run.out(onOneLine(runAsJson(shownUnder(prefix, changes), { dryRun: false })));
            return;
          }
          const report = reportRun(shownUnder(prefix, changes), { option, colors: run.colors });
          if (quiet === undefined || changes.missingTexts.length > 0) {
            run.out(report);
          }
        },
        failed: (error) =>
          json === true
            ? run.out(onOneLine(errorAsJson(errorUnder(prefix, error))))
            : run.error(reportError(error, root, run.colors)),
      });
    });
}

function onOneLine(json: string): string {
  return JSON.stringify(JSON.parse(json));
}
