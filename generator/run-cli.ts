import { Command, CommanderError, Option } from "commander";
import { explain, UnknownNameError } from "./explain/explain.ts";
import { reportExplanation } from "./explain/report-explanation.ts";
import { check, compareWith, type Drift, generate } from "./generate.ts";
import { SpecError } from "./model/spec-error.ts";
import { NewEntityError, newEntity } from "./new-entity.ts";
import { GitRefError } from "./read/git-schema.ts";
import { MissingSchemaError } from "./read/schema-files.ts";
import { reportChanges, reportSpecError } from "./report.ts";
import { driftAsAnnotations, driftAsJson, driftAsPatch, reportDrift, reportSpecChanges } from "./report-drift.ts";
import { isInSync } from "./write/changes.ts";
import { LinkedOutputError } from "./write/output-folder.ts";
import { RunLockError } from "./write/run-lock.ts";

/** What the process ends with. */
const EXIT = { inSync: 0, drift: 1, specError: 2, generatorError: 3 } as const;

/** Faults whose message says all there is to say. */
const KNOWN_FAULTS = [
  GitRefError,
  NewEntityError,
  UnknownNameError,
  LinkedOutputError,
  MissingSchemaError,
  RunLockError,
] as const;

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
      "\nExit codes: 0 in sync, 1 drift (or a change that --fail-on names), 2 mistake in the spec, 3 fault of the generator or the command line.",
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
    .option("--json", "for programs")
    .option("--diff", "show each difference, line by line")
    .action((options: CheckOptions) => {
      const drift = check(rootOf(program));
      out(describeDrift(drift, options));
      end(isInSync(drift) ? EXIT.inSync : EXIT.drift);
    });
  program
    .command("diff <git-ref>")
    .description("what changed in the spec since a commit, in words, and what breaks the backend's contract")
    .option("--json", "for programs")
    .addOption(new Option("--fail-on <kind>", "exit 1 on such a change").choices(["breaking", "any"]))
    .action((ref: string, { json, failOn }: DiffOptions) => {
      const changes = compareWith(rootOf(program), ref);
      out(json === true ? JSON.stringify({ changes }, null, 2) : reportSpecChanges(changes));
      const counted = failOn === "breaking" ? changes.filter(({ isBreaking }) => isBreaking) : changes;
      end(failOn !== undefined && counted.length > 0 ? EXIT.drift : EXIT.inSync);
    });
  program
    .command("explain <name>")
    .description("what an entity, or a field such as coupon.usageLimit, becomes: each place with file and line")
    .option("--json", "for programs")
    .action((name: string, { json }: { readonly json?: boolean }) => {
      const explanation = explain(rootOf(program), name);
      out(json === true ? JSON.stringify(explanation, null, 2) : reportExplanation(explanation));
    });
  program
    .command("new <entity>")
    .description("write a first schema/entities/<entity>.ts to go on from")
    .action((name: string) => {
      const file = newEntity(rootOf(program), name);
      out(`wrote ${file}; edit it, run npm run codegen, and name it in src/console/i18n/ and schema/menu.ts`);
    });
  program
    .command("watch")
    .description("generate now and after every save in schema/ or templates/; a broken spec keeps the last good output")
    .action(async () => {
      const { watch } = await import("./watch.ts");
      watch(rootOf(program), out);
    });
  return program;
}

interface CheckOptions {
  readonly json?: boolean;
  readonly diff?: boolean;
}

interface DiffOptions {
  readonly json?: boolean;
  readonly failOn?: "breaking" | "any";
}

function describeDrift(drift: Drift, { json, diff }: CheckOptions): string {
  if (json === true) {
    return driftAsJson(drift);
  }
  if (isInSync(drift)) {
    return "generated/ is in sync with schema/";
  }
  return [
    reportDrift(drift),
    ...(diff === true ? [driftAsPatch(drift)] : []),
    ...(process.env["CI"] === "true" ? [driftAsAnnotations(drift)] : []),
  ].join("\n");
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
