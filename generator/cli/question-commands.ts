import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { SpecChange } from "../compare/compare-specs.ts";
import { compareWith } from "../compare-with.ts";
import { during } from "../diagnostics/error-context.ts";
import { explain } from "../explain/explain.ts";
import { reportExplanation } from "../explain/report-explanation.ts";
import { EXIT } from "./exit-codes.ts";
import { reportSpecChanges } from "./report-drift.ts";
import { explanationUnder } from "./shown-paths.ts";
import { exitCodes, type GlobalOptions, type Run, workplaceOf } from "./workplace.ts";

/** `explain`. */
export function addExplain(program: Command, run: Run): void {
  program
    .command("explain <name>")
    .description(
      "what an entity, a field such as ticket.useLimit, the screen at an address such as /tickets, login or the console as a whole is made of, with file and line",
    )
    .option("--json", "for programs")
    .addHelpText("after", exitCodes("0 explained, 3 also when nothing has that name"))
    .action((name: string, { json }: { readonly json?: true }) => {
      const { root, prefix } = workplaceOf(program);
      const explanation = explanationUnder(
        prefix,
        during(`explain ${name}`, () => explain(root, name)),
      );
      run.out(json === true ? JSON.stringify(explanation, null, 2) : reportExplanation(explanation));
    });
}

interface DiffOptions extends GlobalOptions {
  readonly json?: true;
  readonly all?: true;
  readonly failOn?: "breaking" | "any";
  readonly accept?: ReadonlySet<string>;
}

/** Reads an accept list: one change per line as `diff` prints it, without BREAKING; `#` starts a comment. */
function readAcceptList(file: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new InvalidArgumentError(`It cannot be read: ${(error as Error).message}.`);
  }
  const lines = text.split("\n").map((line) => line.trim());
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}

function isAccepted({ path, description }: SpecChange, accepted: ReadonlySet<string> = new Set()): boolean {
  return accepted.has(`${path}: ${description}`);
}

/** `diff`. */
export function addDiff(program: Command, run: Run): void {
  program
    .command("diff <git-ref>")
    .description("what changed in the spec since a commit, in words, and what breaks the backend's contract")
    .option("--json", "for programs")
    .option("--all", "print every change, not only the first 20")
    .addOption(new Option("--fail-on <kind>", "exit 1 on such a change").choices(["breaking", "any"]))
    .addOption(
      new Option("--accept <file>", "changes that --fail-on lets pass: one a line, as printed here").argParser(
        readAcceptList,
      ),
    )
    .addHelpText("after", exitCodes("0 compared, 1 a change that --fail-on names, 3 also when git has no such commit"))
    .action((ref: string, _, command: Command) => {
      const { quiet, json, all, failOn, accept } = command.optsWithGlobals<DiffOptions>();
      const changes = compareWith(workplaceOf(program).root, ref);
      if (json === true) {
        const told = changes.map((change) => ({ ...change, isAccepted: isAccepted(change, accept) }));
        run.out(JSON.stringify({ changes: told }, null, 2));
      } else if (quiet === undefined || changes.length > 0) {
        run.out(reportSpecChanges(changes, { colors: run.colors, isWhole: all === true }));
      }
      const open = changes.filter((change) => !isAccepted(change, accept));
      const counted = failOn === "breaking" ? open.filter(({ isBreaking }) => isBreaking) : open;
      run.end(failOn !== undefined && counted.length > 0 ? EXIT.drift : EXIT.inSync);
    });
}
