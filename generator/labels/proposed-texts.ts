import { nearestLanguage } from "../../src/contract/nearest-language.ts";
import { singularOf } from "../model/naming/names.ts";
import { type ConsoleModel, entityNamed } from "../model/types/console-model.ts";
import type { LabelVocabulary } from "../read/label-source.ts";
import { nounKey } from "./label-slots.ts";
import type { LabelText } from "./label-texts.ts";
import { type EntityNoun, formsOf, type LanguageLabels } from "./language-labels.ts";
import { splitPlural } from "./plural-texts.ts";
import type { RequiredText } from "./required-text.ts";

/** What proposals are made from. */
export interface ProposalSource {
  readonly model: ConsoleModel;
  /** The labels of every language. A text of another language is a better proposal than a name. */
  readonly all: readonly LanguageLabels[];
}

/**
 * The labels of a language with a proposal for each missing label that can have one: the text of the nearest language,
 * else words from the name, such as "First name" for `firstName`. A sentence (help, a rule, a question) has no proposal
 * unless another language has it. Patterns and the framework's texts have none: they are translated as a whole.
 */
export function withProposals(
  labels: LanguageLabels,
  missing: readonly RequiredText[],
  { model, all }: ProposalSource,
): LanguageLabels {
  const others = nearestFirst(labels.language, all);
  const texts = new Map(labels.texts);
  for (const text of missing.filter(({ vocabulary }) => OF_PRODUCT.includes(vocabulary))) {
    const key = labelKey(text);
    const proposal = isGender(text)
      ? (labels.patterns.genders[0] ?? null)
      : (sameText(text, texts) ?? textIn(others, key) ?? fromName(text, model));
    if (proposal !== null) {
      texts.set(key, { key, text: proposal, forms: null, at: NOWHERE, path: text.path.join(".") });
    }
  }
  return { ...labels, texts, nouns: nounsOf(labels, texts) };
}

/** The labels that a product writes for its own spec. */
const OF_PRODUCT: readonly LabelVocabulary[] = ["EntityLabels", "ProductLabels"];

/** The proposal for a missing text in labels that `withProposals` has completed. */
export function proposalIn({ texts }: LanguageLabels, missing: RequiredText): string | null {
  return texts.get(labelKey(missing))?.text ?? null;
}

/** Key of the text among a language's labels. Parts of an entity's name have keys of their own. */
function labelKey({ vocabulary, entity, path, key }: RequiredText): string {
  const [part, category] = path;
  if (part === "counted" && entity !== null) {
    return nounKey(entity, `counted.${category}`);
  }
  const isNoun = vocabulary === "EntityLabels" && entity !== null && path.length === 1;
  return isNoun && (part === "one" || part === "many" || part === "gender") ? nounKey(entity, part) : key;
}

const NOWHERE: LabelText["at"] = { file: "", line: 1, column: 1 };

function isGender({ vocabulary, path }: RequiredText): boolean {
  return vocabulary === "EntityLabels" && path.length === 1 && path[0] === "gender";
}

/**
 * The text of the same language that a plural form is made from: `home.left` for `home.left_few`, and the plural name
 * for the name after a number. Null for other texts.
 */
function sameText({ entity, path, key }: RequiredText, texts: LanguageLabels["texts"]): string | null {
  const { base, category } = splitPlural(key);
  const plain = path[0] === "counted" && entity !== null ? nounKey(entity, "many") : base;
  return category === "one" || plain === key ? null : (texts.get(plain)?.text ?? null);
}

/** The other languages: first those that differ only by region, then in the product's order. */
function nearestFirst(language: string, all: readonly LanguageLabels[]): readonly LanguageLabels[] {
  const others = all.filter((labels) => labels.language !== language);
  const isNear = (labels: LanguageLabels) => nearestLanguage(language, [labels.language]) !== null;
  return [...others.filter(isNear), ...others.filter((labels) => !isNear(labels))];
}

function textIn(others: readonly LanguageLabels[], key: string): string | null {
  return others.map(({ texts }) => texts.get(key)?.text).find((text) => text !== undefined) ?? null;
}

function nounsOf({ nouns, patterns }: LanguageLabels, texts: LanguageLabels["texts"]): LanguageLabels["nouns"] {
  return new Map(
    [...nouns].map(([entity, noun]): [string, EntityNoun] => {
      const text = (part: "one" | "many" | "gender") => texts.get(nounKey(entity, part))?.text;
      const gender = patterns.genders.find((known) => known === text("gender")) ?? noun.gender;
      const forms = formsOf(entity, texts);
      return [entity, { one: text("one") ?? noun.one, many: text("many") ?? noun.many, gender, forms }];
    }),
  );
}

/** The text that follows from the name of an entity, field or value; null for sentences. */
function fromName({ vocabulary, entity, path }: RequiredText, model: ConsoleModel): string | null {
  const [part = "", name = "", detail = ""] = path;
  if (vocabulary === "EntityLabels" && entity !== null && path.length === 1) {
    const { names } = entityNamed(model, entity);
    return wordsOf(part === "one" ? names.name : names.plural);
  }
  return part === "fields"
    ? toSentence(wordsOf(fieldName(entity, name, model)))
    : (NAMED[part]?.(name, detail) ?? null);
}

/** Words from a name, by part of the label files. */
const NAMED: { readonly [part: string]: (name: string, detail: string) => string | null } = {
  sections: (name) => toSentence(wordsOf(name)),
  breakdowns: (name) => toSentence(wordsOf(name)),
  menu: (name) => toSentence(wordsOf(name)),
  enums: (_, value) => toSentence(wordsOf(value)),
  units: (unit, form) => wordsOf(form === "one" ? (singularOf(unit) ?? unit) : unit),
  actions: (name, detail) => (detail === "label" ? toSentence(wordsOf(name)) : null),
};

/** `city` of `address.city`, and `item` of the relation `itemId`. */
function fieldName(entity: string | null, path: string, model: ConsoleModel): string {
  const name = path.slice(path.lastIndexOf(".") + 1);
  const field = entity === null ? undefined : entityNamed(model, entity).fields.find((each) => each.name === path);
  return field === undefined || field.relation === null ? name : name.replace(/(?<=.)Id$/, "");
}

/** `firstName`, `first_name` and `first-name` -> `first name`. Abbreviations such as `URL` stay. */
export function wordsOf(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[\s_.-]+/)
    .filter((word) => word !== "")
    .map((word) => (/^id$/i.test(word) ? "ID" : /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(" ");
}

function toSentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
