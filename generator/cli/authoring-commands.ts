import type { Command } from "commander";
import { generate } from "../generate.ts";
import { exitCodes, type GlobalOptions, type Run, workplaceOf } from "./command-context.ts";
import { initProduct } from "./init-product.ts";
import { newEntity } from "./new-entity.ts";
import { reportChanges } from "./report.ts";
import { reportStubs } from "./report-texts.ts";
import { shownUnder } from "./shown-paths.ts";
import { writeLabelStubs } from "./write-label-stubs.ts";

/** `new`. */
export function addNew(program: Command, run: Run): void {
  program
    .command("new <entity>")
    .description("write a first schema/entities/<entity>.ts to go on from")
    .addHelpText("after", exitCodes("0 written, 3 also when there is one already"))
    .action((name: string) => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, prefix, mend } = workplaceOf(program);
      const { file, steps } = newEntity(root, name);
      if (quiet === undefined) {
        const option = prefix === "" ? "" : ` --product ${prefix.slice(0, -1)}`;
        run.out([`wrote ${prefix}${file}. Next:`, ...steps({ generate: mend, option })].join("\n"));
      }
    });
}

/** `labels`. */
export function addLabels(program: Command, run: Run): void {
  program
    .command("labels")
    .description("write an empty text into the label files for each that is missing")
    .option("--language <tag>", "only in this language, which may be one that the product is to speak")
    .addHelpText("after", exitCodes("0 written, also when nothing was missing"))
    .action(({ language = null }: { readonly language?: string | null }) => {
      const { quiet } = program.opts<GlobalOptions>();
      const written = writeLabelStubs(workplaceOf(program).root, language);
      if (quiet === undefined) {
        run.out(reportStubs(written, language));
      }
    });
}

/** `init`. */
export function addInit(program: Command, run: Run): void {
  program
    .command("init <folder>")
    .description(
      "begin a product in a folder of this repository, as examples/<name>: one entity, which starts as it is",
    )
    .addHelpText("after", exitCodes("0 written, 3 also when the folder is not empty or outside of the repository"))
    .action((given: string) => {
      const { quiet } = program.opts<GlobalOptions>();
      const { root, folder, files } = initProduct(given);
      const changes = shownUnder(`${folder}/`, generate(root));
      if (quiet === undefined) {
        run.out(
          [...files.map((file) => `  new      ${folder}/${file}`), reportChanges(changes, run.colors)].join("\n"),
        );
        run.out(`Start it with: npm start -- --product ${folder}`);
      }
    });
}
