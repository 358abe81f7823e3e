import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Command, Option } from "commander";
import { findConflicts, type Import, isExample, makeImport } from "../import/import-product.ts";
import { readSource } from "../import/read-source.ts";
import { shownSource } from "../import/shown-source.ts";
import { insideFramework } from "../paths/product-paths.ts";
import { countOf } from "./bounded-list.ts";
import { exitCodes, type GlobalOptions, type Run } from "./command-context.ts";
import { EXIT } from "./exit-codes.ts";
import { initProduct } from "./init-product.ts";
import { readLanguages } from "./read-languages.ts";
import { driftAsPatch } from "./report-patch.ts";

interface ImportCommandOptions {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly languages: readonly string[];
  readonly followReferences?: true;
  readonly dryRun?: true;
  readonly force?: true;
  readonly json?: true;
  readonly all?: true;
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** `import <source>`. */
export function addImport(program: Command, run: Run): void {
  program
    .command("import <source>")
    .description(
      "write entities, enumerations, relations, menu and labels once, from an OpenAPI document, a JSON Schema, postgres://… or schema.prisma",
    )
    .addOption(new Option("--only <names>", "import only these entities, with commas between").argParser(listOf))
    .addOption(new Option("--skip <names>", "leave out these entities").argParser(listOf))
    .addOption(
      new Option("--languages <tags>", "languages of a new product, the default one first")
        .argParser(readLanguages)
        .default(["en-US"], "en-US"),
    )
    .option("--follow-references", "also load documents outside of the source's folder or host that it refers to")
    .option("--dry-run", "print what would be written, and write nothing")
    .option("--force", "overwrite files that exist with another text")
    .option("--all", "print every difference")
    .option("--json", "for programs: the files, and each note with its place in the source")
    .addHelpText("after", exitCodes("0 written, 1 a file exists with another text and nothing was written"))
    .action(async (source: string, options: ImportCommandOptions) => {
      const { product, root: given, quiet } = program.opts<GlobalOptions>();
      const root = given ?? insideFramework(product);
      const { only = [], skip = [], languages } = options;
      const model = await readSource(source, { isAnywhere: options.followReferences === true });
      const made = makeImport(root, model, { source: shownSource(source), options: { only, skip, languages } });
      const outcome = options.dryRun === true ? expected(root, made, options) : write(root, made, { product, options });
      const text = options.json === true ? asJson(made, outcome) : textFor({ made, outcome, options, run, product });
      if (quiet === undefined || outcome.conflicts.length > 0 || options.json === true) {
        run.out(text);
      }
      run.end(outcome.conflicts.length > 0 ? EXIT.drift : EXIT.inSync);
    });
}

interface Outcome {
  readonly conflicts: ReturnType<typeof findConflicts>;
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}

/** Files of `init` that an import may change as long as the product is untouched. */
const OF_INIT = ["schema/menu.ts", "schema/product.ts"];

/** What an import would do. */
function expected(root: string, { files, start }: Import, { force }: ImportCommandOptions): Outcome {
  const differing = findConflicts(root, files);
  const conflicts = start === "untouched" ? differing.filter(({ path: file }) => !OF_INIT.includes(file)) : differing;
  const isWritten = (file: string) =>
    !existsSync(path.join(root, file)) || differing.some((conflict) => conflict.path === file);
  return { conflicts: force === true ? [] : conflicts, files: [...files.keys()].filter(isWritten) };
}

interface WriteParts {
  readonly product: string;
  readonly options: ImportCommandOptions;
}

/** Writes all files, or none if one exists with another text. */
function write(root: string, made: Import, { product, options }: WriteParts): Outcome {
  const outcome = expected(root, made, options);
  if (outcome.conflicts.length > 0) {
    return outcome;
  }
  if (made.start === "none") {
    initProduct(product, { languages: options.languages });
  }
  if (made.start !== "existing") {
    removeExample(root);
  }
  for (const [file, text] of made.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return outcome;
}

/** Removes the example entity of `init` and its labels. */
function removeExample(root: string): void {
  for (const folder of ["schema", "src/labels"]) {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.map((each) => path.join(root, folder, each)).filter(isExample)) {
      rmSync(name);
    }
  }
}

function asJson({ draft, notes }: Import, { conflicts, files }: Outcome): string {
  const entities = draft.entities.map(({ names, foreign, fields }) => ({
    name: names.name,
    path: foreign.path,
    operations: foreign.operations,
    fields: fields.map(({ name }) => name),
  }));
  return JSON.stringify({ entities, files, conflicts: conflicts.map(({ path: file }) => file), notes }, null, 2);
}

interface TextParts {
  readonly made: Import;
  readonly outcome: Outcome;
  readonly options: ImportCommandOptions;
  readonly run: Run;
  readonly product: string;
}

function textFor({ made, outcome, options, run, product }: TextParts): string {
  const { conflicts, files } = outcome;
  if (conflicts.length > 0) {
    const patch = driftAsPatch(
      { stale: conflicts, missing: [] },
      { colors: run.colors, isWhole: options.all === true },
    );
    const more = files.length - conflicts.length;
    return `${patch}\n${countOf(conflicts.length, "file")} would change${more > 0 ? `, ${countOf(more, "file")} would be new` : ""}. Nothing was written. --force overwrites.`;
  }
  const counts = (["unknown", "guess", "lacks"] as const).map(
    (kind) => made.notes.filter((note) => note.kind === kind).length,
  );
  const [unknown = 0, guesses = 0, lacks = 0] = counts;
  const { entities } = made.draft;
  const names = entities.map((entity) => entity.names.name);
  return [
    `${options.dryRun === true ? "would write" : "wrote"} ${countOf(files.length, "file")}: ${countOf(names.length, names.length === 1 ? "entity" : "entitie")} (${names.slice(0, 12).join(", ")}${names.length > 12 ? ", …" : ""})`,
    `  import-report.md: ${unknown} to complete by hand, ${countOf(guesses, "guess").replace("guesss", "guesses")}, ${countOf(lacks, "missing call")}`,
    ...(options.dryRun === true ? [] : [`Next: npm run codegen -- --product ${product}`]),
  ].join("\n");
}
