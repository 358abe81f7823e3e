import { Command } from "commander";
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

const program = new Command("codegen")
  .description("Generates generated/ from schema/, and proves that it is in sync.")
  .option("--root <folder>", "the folder that holds schema/ and generated/", ".")
  .addHelpText(
    "after",
    "\nExit codes: 0 in sync, 1 drift (check only), 2 mistake in the spec, 3 fault of the generator.",
  );

program
  .command("generate", { isDefault: true })
  .description("write what is missing or stale, and delete what the spec no longer gives")
  .action(() =>
    guarded(() => {
      const changes = generate(root());
      print(reportChanges(changes));
      return EXIT.inSync;
    }),
  );

program
  .command("check")
  .description("touch nothing; exit 1 and name each file that is not what the spec gives")
  .action(() =>
    guarded(() => {
      const changes = check(root());
      print(isInSync(changes) ? "generated/ is in sync with schema/" : reportDrift(changes));
      return isInSync(changes) ? EXIT.inSync : EXIT.drift;
    }),
  );

program
  .command("watch")
  .description("generate now and after every save in schema/ and templates/; a broken spec keeps the last good output")
  .action(async () => {
    const { watch } = await import("./watch.ts");
    watch(root(), print);
  });

program.parse();

function root(): string {
  return program.opts<{ root: string }>().root;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function guarded(run: () => number): void {
  try {
    process.exitCode = run();
  } catch (error) {
    const isSpec = error instanceof SpecError || error instanceof MissingSchemaError;
    process.exitCode = isSpec ? EXIT.specError : EXIT.generatorError;
    process.stderr.write(`${explainFault(error)}\n`);
  }
}

function explainFault(error: unknown): string {
  if (error instanceof SpecError) {
    return reportSpecError(error, root());
  }
  if (KNOWN_FAULTS.some((fault) => error instanceof fault)) {
    return (error as Error).message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
