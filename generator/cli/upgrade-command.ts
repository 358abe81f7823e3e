import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { generate } from "../generate.ts";
import { frameworkVersion } from "../paths/framework-version.ts";
import { readUpgrade, requireCleanTree, type Upgrade } from "../upgrade/upgrade-product.ts";
import { countOf } from "./bounded-list.ts";
import { type CommandContext, commandContextOf, exitCodes, type GlobalOptions, type Run } from "./command-context.ts";
import { EXIT } from "./exit-codes.ts";
import { reportRun } from "./report.ts";
import { driftAsPatch } from "./report-patch.ts";
import { shownUnder } from "./shown-paths.ts";

interface UpgradeOptions {
  readonly dryRun?: true;
  readonly force?: true;
  readonly all?: true;
}

/** `upgrade`. */
export function addUpgrade(program: Command, run: Run): void {
  program
    .command("upgrade")
    .description(
      "rewrite hand-written files for this version of the framework, show the diff, and generate again; MIGRATING.md explains the changes",
    )
    .option("--dry-run", "show the diff, and write nothing")
    .option("--force", "also with changes that are not committed, or without Git")
    .option("--all", "show every difference")
    .addHelpText("after", exitCodes("0 upgraded, 1 some places must be changed by hand"))
    .action((options: UpgradeOptions) => {
      const commandContext = commandContextOf(program);
      const isDry = options.dryRun === true;
      if (!isDry && options.force !== true) {
        requireCleanTree(commandContext.root);
      }
      const upgrade = readUpgrade(commandContext.root);
      run.out(textOf(upgrade, { commandContext, run, options }));
      if (!isDry) {
        for (const { path: file, content } of upgrade.files) {
          writeFileSync(path.join(commandContext.root, file), content);
        }
        generateAgain(upgrade, { commandContext, run, isQuiet: program.opts<GlobalOptions>().quiet === true });
      }
      run.end(upgrade.unknown.length > 0 ? EXIT.drift : EXIT.inSync);
    });
}

interface Parts {
  readonly commandContext: CommandContext;
  readonly run: Run;
}

/** Generates again. Not while places are left: their files may be part of the spec. */
function generateAgain(
  { unknown }: Upgrade,
  { commandContext, run, isQuiet }: Parts & { readonly isQuiet: boolean },
): void {
  const { root, prefix, fixCommand, option } = commandContext;
  if (unknown.length > 0) {
    run.out(`Change these places, then run ${fixCommand}.`);
    return;
  }
  const changes = shownUnder(prefix, generate(root));
  if (!isQuiet) {
    run.out(reportRun(changes, { option, colors: run.colors }));
  }
}

function textOf(
  { files, unknown }: Upgrade,
  { commandContext, run, options }: Parts & { readonly options: UpgradeOptions },
): string {
  const { prefix } = commandContext;
  const shown = files.map((file) => ({ ...file, path: `${prefix}${file.path}` }));
  const patch = driftAsPatch({ stale: shown, missing: [] }, { colors: run.colors, isWhole: options.all === true });
  const places = unknown.map(({ file, line, column, message }) => `  ${prefix}${file}:${line}:${column}  ${message}`);
  const word = options.dryRun === true ? "would change" : "changed";
  return [
    ...(files.length > 0 ? [patch] : []),
    `Version ${frameworkVersion()}: ${files.length === 0 ? "no hand-written file changes" : `${word} ${countOf(files.length, "hand-written file")}`}.`,
    ...(places.length > 0 ? [`${countOf(places.length, "place")} to change by hand (MIGRATING.md):`, ...places] : []),
  ].join("\n");
}
