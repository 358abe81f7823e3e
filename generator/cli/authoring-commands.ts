import { type Command, Option } from "commander";
import { generate } from "../generate.ts";
import { isInstalled } from "../paths/product-paths.ts";
import { commandContextOf, exitCodes, type GlobalOptions, type Run } from "./command-context.ts";
import { defaultLanguages } from "./init-labels.ts";
import { initProduct } from "./init-product.ts";
import { newEntity } from "./new-entity.ts";
import { readLanguages } from "./read-languages.ts";
import { reportRun } from "./report.ts";
import { initAsJson } from "./report-drift.ts";
import { reportStubs, stubsAsJson } from "./report-texts.ts";
import { shownUnder } from "./shown-paths.ts";
import { writeLabelStubs } from "./write-label-stubs.ts";

interface JsonOption {
  readonly json?: true;
}

// Commands that write files for people to edit.

/** `new <entity>`. */
export function addNew(program: Command, run: Run): void {
  program
    .command("new <entity>")
    .description("write a first schema/entities/<entity>.ts to edit")
    .option("--plural <word>", "the plural of the name, if it is irregular")
    .option("--json", "as JSON: the file, and the next steps")
    .addHelpText("after", exitCodes("0 written, 3 also if the entity exists"))
    .action((name: string, { json, plural }: JsonOption & { readonly plural?: string }) => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix, fixCommand, option } = commandContextOf(program);
      const { file, steps } = newEntity(root, name, plural);
      if (json === true) {
        const next = steps({ generate: fixCommand, option }).map((step) => step.trim());
        run.out(JSON.stringify({ file: `${prefix}${file}`, steps: next }, null, 2));
      } else if (quiet === undefined) {
        run.out([`wrote ${prefix}${file}. Next:`, ...steps({ generate: fixCommand, option })].join("\n"));
      }
    });
}

/** `init <folder>`. */
export function addInit(program: Command, run: Run): void {
  program
    .command("init <folder>")
    .description(
      isInstalled
        ? "create a product in a new folder; a folder with a schema/ gets the files of a project"
        : "create a product in a folder of this repository, such as examples/<name>: one entity, ready to start",
    )
    .addOption(
      new Option("--languages <tags>", "the console's languages, separated by commas, the default first")
        .argParser(readLanguages)
        .default(defaultLanguages, defaultLanguages.join(",")),
    )
    .option("--json", "as JSON: the folder, the files to edit, and the generated files")
    .addHelpText(
      "after",
      exitCodes("0 written, 3 also if the folder is not empty, or outside of the framework's repository"),
    )
    .action((given: string, { json, languages }: JsonOption & { readonly languages: readonly string[] }) => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, folder, files } = initProduct(given, { languages });
      const prefix = folder === "" ? "" : `${folder}/`;
      const changes = shownUnder(prefix, generate(root));
      if (json === true) {
        run.out(initAsJson(folder, files, changes));
      } else if (quiet === undefined) {
        run.out(
          [
            ...files.map((file) => `  new      ${prefix}${file}`),
            reportRun(changes, { option: ` --product ${folder}`, colors: run.colors }),
          ].join("\n"),
        );
        run.out(`Start it with: ${startCommand(given, folder)}`);
      }
    });
}

function startCommand(given: string, folder: string): string {
  if (!isInstalled) {
    return `npm start -- --product ${folder}`;
  }
  return folder === "" ? "npm install && npm start" : `cd ${given} && npm install && npm start`;
}

/** `labels`. */
export function addLabels(program: Command, run: Run): void {
  program
    .command("labels")
    .description(
      "write each missing text into the label files: words from its name in the first language, else an empty text",
    )
    .option("--language <tag>", "only in this language, which may be one that the product is to speak")
    .option("--json", "for programs: the files, and the texts to write")
    .addHelpText("after", exitCodes("0 written, also if nothing was missing"))
    .action(({ language = null, json }: JsonOption & { readonly language?: string | null }) => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix } = commandContextOf(program);
      const written = writeLabelStubs(root, language);
      const files = written.files.map((file) => `${prefix}${file}`);
      if (json === true) {
        const missingTexts = written.missing.map((text) => ({ ...text, file: `${prefix}${text.file}` }));
        run.out(stubsAsJson({ ...written, missing: missingTexts, files }));
      } else if (quiet === undefined) {
        run.out(reportStubs({ ...written, files }, language));
      }
    });
}
