import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { SpecChange } from "../compare/compare-specs.ts";
import { compareWith } from "../compare-with.ts";
import { during } from "../diagnostics/error-context.ts";
import { explain } from "../explain/explain.ts";
import { reportExplanation } from "../explain/report-explanation.ts";
import { compareWithDocument } from "../import/compare/compare-document.ts";
import { Documents } from "../import/documents/documents.ts";
import { buildModel } from "../model/build-model.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { commandContextOf, exitCodes, type GlobalOptions, type Run } from "./command-context.ts";
import { EXIT } from "./exit-codes.ts";
import { reportSpecChanges } from "./report-drift.ts";
import { UsageError } from "./report-error.ts";
import { explanationUnder } from "./shown-paths.ts";

/** `explain`. */
export function addExplain(program: Command, run: Run): void {
  program
    .command("explain <name>")
    .description(
      "the sources of an entity, of a field such as ticket.useLimit, of the screen at a path such as /tickets, of login, or of the console, with file and line",
    )
    .option("--json", "for programs")
    .addHelpText("after", exitCodes("0 explained, 3 also for an unknown name"))
    .action((name: string, { json }: { readonly json?: true }) => {
      const { root, prefix } = commandContextOf(program);
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
  readonly openapi?: string;
  readonly followReferences?: true;
}

interface DiffSources {
  readonly ref: string | undefined;
  readonly openapi: string | undefined;
  readonly isAnywhere: boolean;
}

async function findChanges(root: string, { ref, openapi, isAnywhere }: DiffSources): Promise<readonly SpecChange[]> {
  if (openapi === undefined && ref === undefined) {
    throw new UsageError("missing required argument 'git-ref', or --openapi <document>");
  }
  if (openapi !== undefined && ref !== undefined) {
    throw new UsageError("diff compares with a commit or with --openapi <document>, not with both.");
  }
  if (openapi === undefined) {
    return compareWith(root, ref ?? "HEAD");
  }
  const model = buildModel(readSpecSource(readSchemaFiles(root), readOwnKinds(root)));
  return compareWithDocument(model, await Documents.load(openapi, { isAnywhere }));
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
    .command("diff [git-ref]")
    .description(
      "changes of the spec since a commit, or its differences from an OpenAPI document, and which of them break the backend's contract",
    )
    .option("--openapi <document>", "compare the spec with this document, a file or URL, instead of a commit")
    .option("--follow-references", "also load documents outside of its folder or host that it refers to")
    .option("--json", "for programs")
    .option("--all", "print every change, not only the first 20")
    .addOption(new Option("--fail-on <kind>", "exit 1 on such a change").choices(["breaking", "any"]))
    .addOption(
      new Option("--accept <file>", "changes that --fail-on lets pass: one a line, as printed here").argParser(
        readAcceptList,
      ),
    )
    .addHelpText("after", exitCodes("0 compared, 1 a change that --fail-on names, 3 also when git has no such commit"))
    .action(async (ref: string | undefined, _, command: Command) => {
      const options = command.optsWithGlobals<DiffOptions>();
      const { quiet, failOn, accept } = options;
      const changes = await findChanges(commandContextOf(program).root, {
        ref,
        openapi: options.openapi,
        isAnywhere: options.followReferences === true,
      });
      if (options.json === true || quiet === undefined || changes.length > 0) {
        run.out(changesAsText(changes, options, run));
      }
      const open = changes.filter((change) => !isAccepted(change, accept));
      const counted = failOn === "breaking" ? open.filter(({ isBreaking }) => isBreaking) : open;
      run.end(failOn !== undefined && counted.length > 0 ? EXIT.drift : EXIT.inSync);
    });
}

function changesAsText(
  changes: readonly SpecChange[],
  { json, all, accept, openapi }: DiffOptions,
  { colors }: Run,
): string {
  if (json === true) {
    const told = changes.map((change) => ({ ...change, isAccepted: isAccepted(change, accept) }));
    return JSON.stringify({ changes: told }, null, 2);
  }
  const isWhole = all === true;
  if (openapi === undefined) {
    return reportSpecChanges(changes, { colors, isWhole });
  }
  return changes.length === 0
    ? "The spec and the document agree."
    : reportSpecChanges(changes, { colors, isWhole, word: "difference" });
}
