import { type ConsoleModel, entityNamed } from "../model/console-model.ts";
import type { LabelValue, LabelVocabulary } from "../read/label-source.ts";
import type { LanguageLabels } from "./language-labels.ts";
import type { NeededText } from "./needed-texts.ts";

/** Where in the label files of a language a text belongs. */
export interface LabelHome {
  /** `src/product/labels/pt-BR/ticket.ts`. */
  readonly file: string;
  /** The constant in it, `ticket`, and what it satisfies. */
  readonly constant: string;
  readonly vocabulary: LabelVocabulary;
  /** Its place in the constant: `fields`, `code`. */
  readonly path: readonly string[];
}

/** What decides where a text belongs, beside the text itself. */
export interface HomeSetting {
  readonly model: ConsoleModel;
  /** The folder of this language's label files. */
  readonly folder: string;
  /** The labels of every language: an enumeration stands where another language has it. */
  readonly all: readonly LanguageLabels[];
}

/** The constant that a missing text belongs to, whether it is there or has yet to be written. */
export function homeOf(text: NeededText, { values }: LanguageLabels, setting: HomeSetting): LabelHome {
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
  /** Of its constant. */
  readonly name: string;
  readonly file: string;
}

/** Of entities there are many constants, told apart by name; of the others, one. */
function isOf(owner: Owner, { vocabulary, name }: Pick<LabelValue, "vocabulary" | "name">): boolean {
  return owner.vocabulary === vocabulary && (vocabulary !== "EntityLabels" || owner.name === name);
}

const OWNERS: { readonly [V in Exclude<LabelVocabulary, "EntityLabels">]: Owner } = {
  ProductLabels: { vocabulary: "ProductLabels", name: "labels", file: "product.ts" },
  LanguagePatterns: { vocabulary: "LanguagePatterns", name: "patterns", file: "patterns.ts" },
  FrameworkTexts: { vocabulary: "FrameworkTexts", name: "framework", file: "framework.ts" },
};

function ownerOf({ vocabulary, entity }: NeededText, model: ConsoleModel): Owner {
  if (vocabulary !== "EntityLabels" || entity === null) {
    return OWNERS[vocabulary === "EntityLabels" ? "ProductLabels" : vocabulary];
  }
  const { name, kebab } = entityNamed(model, entity).names;
  return { vocabulary, name, file: `${kebab}.ts` };
}

/** The other values of an enumeration stand somewhere already, in this language or in another. */
function enumOwner(text: NeededText, values: readonly LabelValue[], { model, all }: HomeSetting): Owner {
  const location = text.path.slice(0, 2).join(".");
  const everywhere = [...values, ...all.flatMap((labels) => labels.values)];
  const beside = everywhere.find(({ locations }) => locations.has(location));
  return beside === undefined
    ? ownerOf(text, model)
    : { vocabulary: beside.vocabulary, name: beside.name, file: beside.file.split("/").at(-1) ?? "" };
}
