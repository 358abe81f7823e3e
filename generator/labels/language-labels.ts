import type { Gender, PluralCategory } from "../../src/contract/labels.ts";
import { PLURAL_CATEGORIES } from "../../src/contract/plural-categories.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import type { LabelSource, LabelValue } from "../read/label-source.ts";
import type { Noun } from "./expand-pattern.ts";
import { entitySlots, frameworkSlots, nounKey, productSlots, type SlotTree } from "./label-slots.ts";
import { type LabelText, toStatement } from "./label-texts.ts";
import { type ReadPatterns, readPatterns } from "./read-patterns.ts";

/** An entity's name in all its forms. */
export interface EntityNoun extends Noun {
  /** The stated forms after a number, by plural category. */
  readonly forms: ReadonlyMap<PluralCategory, string>;
}

/** All valid labels of one language. */
export interface LanguageLabels {
  readonly language: string;
  readonly patterns: ReadPatterns;
  /** By message key. */
  readonly texts: ReadonlyMap<string, LabelText>;
  /** By entity. */
  readonly nouns: ReadonlyMap<string, EntityNoun>;
  /** The constants of the label files. A missing text is added to one of them. */
  readonly values: readonly LabelValue[];
}

/** The spec and the keys of the framework's texts, against which labels are checked. */
export interface LabelSubject {
  readonly model: ConsoleModel;
  readonly frameworkKeys: readonly string[];
}

/** Checks and converts the labels of one language. */
export function toLanguageLabels(
  language: string,
  source: LabelSource,
  subject: LabelSubject,
): { readonly labels: LanguageLabels; readonly diagnostics: readonly Diagnostic[] } {
  const values = source.values.filter((value) => value.language === language);
  const { patterns, diagnostics: patternDiagnostics } = readPatterns(language, values);
  const diagnostics: Diagnostic[] = [...patternDiagnostics];
  const texts = new Map<string, LabelText>();
  const slots = toSlotsOf(subject);
  for (const value of values.filter(({ vocabulary }) => vocabulary !== "LanguagePatterns")) {
    const tree = slots(value);
    if (tree === null) {
      const known = subject.model.entities.map(({ names }) => names.name);
      diagnostics.push({
        at: value.at,
        path: value.name,
        message: NO_ENTITY(value.name),
        hint: suggest(value.name, known),
      });
      continue;
    }
    const statement = toStatement(value, tree);
    diagnostics.push(...statement.diagnostics);
    for (const text of statement.texts) {
      const first = texts.get(text.key);
      diagnostics.push(...(first === undefined ? checkForm(text, patterns.genders) : [toDuplicate(text, first)]));
      texts.set(text.key, first ?? text);
    }
  }
  const nouns = new Map<string, EntityNoun>();
  for (const { names } of subject.model.entities) {
    const { noun, diagnostic } = toNoun(names.name, texts, patterns);
    nouns.set(names.name, noun);
    diagnostics.push(...(diagnostic === null ? [] : [diagnostic]));
  }
  return { labels: { language, patterns, texts, nouns, values }, diagnostics };
}

const NO_ENTITY = (name: string) => `"${name}", is not an entity of the spec`;

function toSlotsOf({ model, frameworkKeys }: LabelSubject): (value: LabelValue) => SlotTree | null {
  const entities = entitySlots(model);
  const others = { ProductLabels: productSlots(model), FrameworkTexts: frameworkSlots(frameworkKeys) };
  return ({ name, vocabulary }) =>
    vocabulary === "ProductLabels" || vocabulary === "FrameworkTexts"
      ? others[vocabulary]
      : (entities.get(name) ?? null);
}

function toDuplicate({ at, path, key }: LabelText, first: LabelText): Diagnostic {
  const message = `${key.replace("noun.", "")}, which ${first.at.file}:${first.at.line} says already`;
  return { at, path, message, hint: "it in one of the two places" };
}

/** An enumeration value has a form for every gender, or no forms at all. */
function checkForm({ at, path, forms }: LabelText, genders: readonly Gender[]): readonly Diagnostic[] {
  if (forms === null) {
    return [];
  }
  const given = Object.keys(forms);
  const unknown = given.find((gender) => !genders.some((known) => known === gender));
  if (genders.length === 0 || unknown !== undefined) {
    const hint = genders.length === 0 ? "one text: nothing agrees in this language" : suggest(unknown ?? "", genders);
    return [{ at, path, message: `forms for ${given.join(", ")}`, hint }];
  }
  const missing = genders.filter((gender) => (forms[gender] ?? "").trim() === "");
  return missing.length === 0
    ? []
    : [{ at, path, message: `no form for ${missing.join(", ")}`, hint: `a form for each of: ${genders.join(", ")}` }];
}

/** The stated forms of a name after a number. */
export function formsOf(entity: string, texts: ReadonlyMap<string, LabelText>): EntityNoun["forms"] {
  return new Map(
    PLURAL_CATEGORIES.flatMap((category) => {
      const form = texts.get(nounKey(entity, `counted.${category}`));
      return form === undefined ? [] : [[category, form.text] as const];
    }),
  );
}

interface NounReading {
  readonly noun: EntityNoun;
  readonly diagnostic: Diagnostic | null;
}

function toNoun(entity: string, texts: ReadonlyMap<string, LabelText>, { genders }: ReadPatterns): NounReading {
  const [one, many, stated] = (["one", "many", "gender"] as const).map((part) => texts.get(nounKey(entity, part)));
  const gender = genders.find((known) => known === stated?.text) ?? null;
  const noun = { one: one?.text ?? null, many: many?.text ?? null, gender, forms: formsOf(entity, texts) };
  const blame = (at: SourceLocation, message: string, hint: string) => ({
    at,
    path: `${entity}.gender`,
    message,
    hint,
  });
  if (stated !== undefined && gender === null) {
    const hint = genders.length === 0 ? "no gender: nothing agrees in this language" : suggest(stated.text, genders);
    return { noun, diagnostic: blame(stated.at, `"${stated.text}"`, hint) };
  }
  if (gender === null && genders.length > 0 && one !== undefined) {
    return {
      noun,
      diagnostic: blame(one.at, "a name without its gender", `\`gender\`, one of: ${genders.join(", ")}`),
    };
  }
  return { noun, diagnostic: null };
}
