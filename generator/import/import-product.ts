import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { WireRules } from "../model/naming/wire-model.ts";
import { handFolder } from "../paths/product-paths.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { readSchemaFiles, type SchemaFile, unixLines } from "../read/schema-files.ts";
import { template } from "../render/template.ts";
import { fitSpec } from "./fit-spec.ts";
import { type ForeignModel, ImportError, type Note } from "./foreign-model.ts";
import type { Draft, Simplifications } from "./write/draft.ts";
import { draftProduct, type NamedForeign, nameEntities } from "./write/draft-product.ts";
import { findValue, settingsOf, typesIn } from "./write/existing-files.ts";
import { ENUMS_FILE, type ExistingProduct, otherFiles, type ProductFiles, schemaFiles } from "./write/product-files.ts";
import { reportText } from "./write/report-text.ts";

export interface ImportOptions {
  /** Names of entities to import; empty for all. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Languages of a new product. */
  readonly languages: readonly string[];
}

/** The result of an import, before anything is written. */
export interface Import {
  readonly files: ProductFiles;
  readonly draft: Draft;
  readonly notes: readonly Note[];
  /** The product before the import: none, as `init` wrote it, or one with files of its own. */
  readonly start: "none" | "untouched" | "existing";
}

/**
 * Makes the files of an import. Throws an `ImportError` if no entity remains, and a `SpecError` if the spec of the
 * existing product has mistakes.
 */
export function makeImport(
  root: string,
  model: ForeignModel,
  { source, options }: { readonly source: string; readonly options: ImportOptions },
): Import {
  const own = readExisting(root);
  const named = nameEntities(model.entities, []);
  const chosen = choose(named, options);
  if (chosen.length === 0) {
    throw new ImportError(nothingFound(model, named));
  }
  const written = new Set(chosen.map(({ names }) => `schema/entities/${names.kebab}.ts`));
  const isKept = (file: string) => !written.has(file) && !(own?.isUntouched === true && isExample(file));
  const others = own === null ? [] : own.files.filter((file) => isKept(file.path));
  const isOfEnums = ({ path: file }: SchemaFile) => file === ENUMS_FILE;
  const takenTypes = typesIn(others.filter((file) => !isOfEnums(file)));
  const enumTypes = typesIn(others.filter(isOfEnums));
  const parts = { existing: own, languages: options.languages };
  const fitted = fitSpec({
    draftWith: (simplifications) =>
      draftProduct({
        model,
        chosen,
        rules: own === null || own.isUntouched ? null : own.rules,
        takenTypes,
        enumTypes,
        simplifications,
      }),
    filesOf: (draft, simplifications) => merge(others, schemaFiles({ draft, simplifications, ...parts })),
    kinds: own === null ? [] : readOwnKinds(root),
  });
  const { draft, simplifications } = fitted;
  const all = [...model.notes.filter((note) => isChosen(note, { named, draft })), ...draft.notes, ...fitted.notes];
  const notes = withoutTwins(all.map((note) => withName(note, named)));
  return {
    files: filesOf({ draft, simplifications, source, notes, ...parts }),
    draft,
    notes,
    start: own === null ? "none" : own.isUntouched ? "untouched" : "existing",
  };
}

/** Requests and responses often have the same schema, and so the same notes. */
function withoutTwins(notes: readonly Note[]): readonly Note[] {
  return [...new Map(notes.map((note) => [`${note.about}\n${note.text}`, note])).values()];
}

interface WrittenParts {
  readonly draft: Draft;
  readonly simplifications: Simplifications;
  readonly source: string;
  readonly notes: readonly Note[];
  readonly existing: ExistingProduct | null;
  readonly languages: readonly string[];
}

function filesOf({ source, notes, ...parts }: WrittenParts): ProductFiles {
  return new Map([
    ...schemaFiles(parts),
    ...otherFiles(parts),
    ["import-report.md", reportText(source, parts.draft, notes)],
  ]);
}

const menuOfInit = template<object>("init/schema/menu.ts.hbs");
const itemOfInit = template<object>("init/schema/item.ts.hbs");

/** Whether a file is part of the example entity of `init`. */
export function isExample(file: string): boolean {
  return file.endsWith("/item.ts");
}

interface Existing extends ExistingProduct {
  readonly files: readonly SchemaFile[];
  readonly rules: WireRules;
}

/** The product in the folder; null if there is none. */
function readExisting(root: string): Existing | null {
  if (!existsSync(path.join(root, "schema"))) {
    return null;
  }
  const files = readSchemaFiles(root);
  const textOf = (name: string) => files.find((file) => file.path === `schema/${name}.ts`)?.text ?? "";
  const settings = findValue(files, "ProductSpec");
  return {
    files,
    ...settingsOf(settings),
    menu: findValue(files, "MenuEntry"),
    settings,
    hand: handFolder(root),
    isUntouched: textOf("menu") === menuOfInit({}) && textOf("entities/item") === itemOfInit({}),
  };
}

function merge(others: readonly SchemaFile[], files: ProductFiles): readonly SchemaFile[] {
  const kept = others.filter((file) => !files.has(file.path));
  return [...kept, ...[...files].map(([name, text]) => ({ path: name, text }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** The entities that `--only` and `--skip` choose, by name, plural, path or name in the source. */
function choose(named: readonly NamedForeign[], { only, skip }: ImportOptions): readonly NamedForeign[] {
  const fits = ({ names, foreign }: NamedForeign, word: string) =>
    [names.name, names.many, names.type, names.kebab, foreign.key, foreign.name, foreign.path ?? ""].some(
      (name) => name.toLowerCase() === word.toLowerCase() || (word.startsWith("/") && name === word),
    );
  for (const word of [...only, ...skip]) {
    if (!named.some((each) => fits(each, word))) {
      const known = named
        .map(({ names }) => names.name)
        .slice(0, 40)
        .join(", ");
      throw new ImportError(`The source has no entity "${word}". It has: ${known}.`);
    }
  }
  const wanted = only.length === 0 ? named : named.filter((each) => only.some((word) => fits(each, word)));
  return wanted.filter((each) => !skip.some((word) => fits(each, word)));
}

function isChosen(
  { about }: Note,
  { named, draft }: { readonly named: readonly NamedForeign[]; readonly draft: Draft },
): boolean {
  const owner = ownerOf(about, named);
  return owner === undefined || draft.entities.some(({ foreign }) => foreign.key === owner.foreign.key);
}

/** Notes of readers name entities by their key; the report has their names in the spec. */
function withName(note: Note, named: readonly NamedForeign[]): Note {
  const owner = ownerOf(note.about, named);
  return owner === undefined
    ? note
    : { ...note, about: `${owner.names.name}${note.about.slice(owner.foreign.key.length)}` };
}

function ownerOf(about: string, named: readonly NamedForeign[]): NamedForeign | undefined {
  return named.find(({ foreign: { key } }) => about === key || about.startsWith(`${key}.`));
}

function nothingFound(model: ForeignModel, named: readonly NamedForeign[]): string {
  return named.length > 0
    ? "--only and --skip leave no entity."
    : `The source has nothing to import: no path /nouns with records, no object with fields.${model.notes.length === 0 ? "" : ` First note: ${(model.notes[0]?.text ?? "").slice(0, 300)}.`}`;
}

/** Files that exist with another text: path, old and new text. */
export function findConflicts(
  root: string,
  files: ProductFiles,
): readonly { readonly path: string; readonly was: string; readonly content: string }[] {
  return [...files].flatMap(([name, content]) => {
    const file = path.join(root, name);
    const was = existsSync(file) ? unixLines(readFileSync(file, "utf8")) : content;
    return was === content ? [] : [{ path: name, was, content }];
  });
}
