import type { ConsoleModel } from "../model/types/console-model.ts";
import { toAnchor, toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import { template } from "../render/template.ts";
import type { Vocabulary, VocabularyDoc, VocabularyOption, VocabularyType } from "../vocabulary/vocabulary-doc.ts";
import { documentBanner, type EmittedFile } from "./emitted-file.ts";

interface EntryView {
  readonly heading: string;
  /** Text, default, and list of values, each as a paragraph or list. */
  readonly paragraphs: readonly string[];
  readonly examples: readonly { readonly of: string; readonly code: string }[];
}

interface ReferenceView {
  readonly banner: string;
  readonly introduction: readonly string[];
  readonly entries: readonly EntryView[];
}

const reference = template<ReferenceView>("docs/spec-reference.md.hbs");

/** The reference of the vocabulary; the same for every product. */
export const REFERENCE_PATH = "docs/spec-reference.md";

/** `docs/spec-reference.md`: all options of entity files, menu, product and service. */
export function emitSpecReference({ vocabulary }: ConsoleModel): readonly EmittedFile[] {
  const content = reference({
    banner: documentBanner("generator/vocabulary/*.ts"),
    introduction: paragraphsOf(vocabulary.text),
    entries: inReadingOrder(vocabulary).flatMap((type) => toEntries(type, vocabulary)),
  });
  return [{ path: REFERENCE_PATH, content }];
}

/** Types that no other type references come first, each followed by the types it references. */
function inReadingOrder(vocabulary: Vocabulary): readonly VocabularyType[] {
  const leads = new Map(vocabulary.types.map((type) => [type, leadsOf(type, vocabulary)]));
  const led = new Set([...leads.values()].flat());
  const order = new Set<VocabularyType>();
  const visit = (type: VocabularyType) => {
    if (!order.has(type)) {
      order.add(type);
      for (const other of leads.get(type) ?? []) {
        visit(other);
      }
    }
  };
  for (const root of vocabulary.types.filter((type) => !led.has(type))) {
    visit(root);
  }
  return [...order];
}

function leadsOf(type: VocabularyType, vocabulary: Vocabulary): readonly VocabularyType[] {
  const ofOptions = (list: readonly VocabularyOption[]): readonly string[] =>
    list.flatMap((option) => [option.type, ...ofOptions(option.options)]);
  const text = [type.type, ...ofOptions(type.options)].join(" ");
  return typesNamedIn(text, vocabulary).filter((other) => other !== type);
}

/** The vocabulary's types in a type expression, in order of appearance. */
function typesNamedIn(text: string, { types }: Vocabulary): readonly VocabularyType[] {
  const names = new Set(text.match(/\b[A-Z]\w*/g));
  return [...names].flatMap((name) => types.find((type) => type.name === name) ?? []);
}

function toEntries(type: VocabularyType, vocabulary: Vocabulary): readonly EntryView[] {
  const own: EntryView = {
    heading: `## ${type.name}`,
    paragraphs: [
      ...paragraphsOf(type.text),
      ...(type.type === "" ? [] : [`Type: ${toMarkdownCode(type.type)}.`]),
      ...wordsOf(type),
    ],
    examples: type.examples,
  };
  return [own, ...type.options.flatMap((option) => toOptionEntries(option, { prefix: "", vocabulary }))];
}

function wordsOf({ words }: VocabularyType): readonly string[] {
  if (words.every(({ text }) => text === "")) {
    return words.length === 0 ? [] : [`One of ${words.map(({ word }) => toMarkdownCode(word)).join(", ")}.`];
  }
  return [words.map(({ word, text }) => `- ${toMarkdownCode(word)}: ${toMarkdownText(text)}`).join("\n")];
}

interface OptionPlace {
  /** `list.`, before the names of options in that group. */
  readonly prefix: string;
  readonly vocabulary: Vocabulary;
}

function toOptionEntries(option: VocabularyOption, { prefix, vocabulary }: OptionPlace): readonly EntryView[] {
  const path = `${prefix}${option.name}`;
  const own: EntryView = {
    heading: `### \`${path}\``,
    paragraphs: [...paragraphsOf(option.text), ...typeOf(option, vocabulary)],
    examples: option.examples,
  };
  return [own, ...option.options.flatMap((inner) => toOptionEntries(inner, { prefix: `${path}.`, vocabulary }))];
}

function typeOf(option: VocabularyOption, vocabulary: Vocabulary): readonly string[] {
  const need = option.required ? "Required" : `Optional${fallbackOf(option)}`;
  if (option.type === "") {
    return [`${need}.`];
  }
  const named = typesNamedIn(option.type, vocabulary);
  const links = named.map(({ name }) => `[${name}](${toAnchor(name)})`);
  const where = links.length === 0 ? "" : `: see ${links.join(" and ")}`;
  return [`${need}. Type: ${toMarkdownCode(option.type)}${where}.`];
}

function fallbackOf({ fallback }: VocabularyDoc): string {
  return fallback === "" ? "" : `; by default ${toMarkdownText(fallback)}`;
}

function paragraphsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n\n").map(toMarkdownText);
}
