import { type ConsoleModel, entityNamed } from "../model/types/console-model.ts";
import type { LabelValue, LabelVocabulary } from "../read/label-source.ts";
import type { LanguageLabels } from "./language-labels.ts";
import type { RequiredText } from "./required-text.ts";

/** Location of a text in the label files of a language. */
export interface LabelLocation {
  /** `src/product/labels/pt-BR/ticket.ts`. */
  readonly file: string;
  /** The constant in the file (`ticket`) and its type. */
  readonly constant: string;
  readonly vocabulary: LabelVocabulary;
  /** Path in the constant: `fields`, `code`. */
  readonly path: readonly string[];
}

/** Inputs that determine the location of a text. */
export interface LocationContext {
  readonly model: ConsoleModel;
  /** Folder of this language's label files. */
  readonly folder: string;
  /** The labels of every language. An enumeration goes to the same file as in other languages. */
  readonly all: readonly LanguageLabels[];
}

/** The constant that a missing text belongs to. It may not exist yet. */
export function labelLocationOf(
  text: RequiredText,
  { values }: LanguageLabels,
  setting: LocationContext,
): LabelLocation {
  const { path } = text;
  const owner = path[0] === "enums" ? enumOwner(text, values, setting) : ownerOf(text, setting.model);
  const present = values.find(({ vocabulary, name }) => isOf(owner, { vocabulary, name }));
  return {
    file: present?.file ?? `${setting.folder}/${owner.file}`,
    constant: present?.name ?? owner.name,
    vocabulary: owner.vocabulary,
    path,
  };
}

interface Owner {
  readonly vocabulary: LabelVocabulary;
  /** Name of the constant. */
  readonly name: string;
  readonly file: string;
}

/** Entity labels have a constant per entity; other kinds have exactly one. */
function isOf(owner: Owner, { vocabulary, name }: Pick<LabelValue, "vocabulary" | "name">): boolean {
  return owner.vocabulary === vocabulary && (vocabulary !== "EntityLabels" || owner.name === name);
}

const OWNERS: { readonly [V in Exclude<LabelVocabulary, "EntityLabels">]: Owner } = {
  ProductLabels: { vocabulary: "ProductLabels", name: "labels", file: "product.ts" },
  LanguagePatterns: { vocabulary: "LanguagePatterns", name: "patterns", file: "patterns.ts" },
  FrameworkTexts: { vocabulary: "FrameworkTexts", name: "framework", file: "framework.ts" },
};

function ownerOf({ vocabulary, entity }: RequiredText, model: ConsoleModel): Owner {
  if (vocabulary !== "EntityLabels" || entity === null) {
    return OWNERS[vocabulary === "EntityLabels" ? "ProductLabels" : vocabulary];
  }
  const { name, kebab } = entityNamed(model, entity).names;
  return { vocabulary, name, file: `${kebab}.ts` };
}

/** Finds the file in which other values of the enumeration have their labels, in this or another language. */
function enumOwner(text: RequiredText, values: readonly LabelValue[], { model, all }: LocationContext): Owner {
  const location = text.path.slice(0, 2).join(".");
  const everywhere = [...values, ...all.flatMap((labels) => labels.values)];
  const beside = everywhere.find(({ locations }) => locations.has(location));
  return beside === undefined
    ? ownerOf(text, model)
    : { vocabulary: beside.vocabulary, name: beside.name, file: beside.file.split("/").at(-1) ?? "" };
}
