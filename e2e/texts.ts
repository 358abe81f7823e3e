import { texts as english } from "../generated/labels/en-US.ts";
import { texts as portuguese } from "../generated/labels/pt-BR.ts";
import { catalogueEnUs } from "../src/console/i18n/en-US/catalogue.ts";
import { shellEnUs } from "../src/console/i18n/en-US/shell.ts";
import { cataloguePtBr } from "../src/console/i18n/pt-BR/catalogue.ts";
import { shellPtBr } from "../src/console/i18n/pt-BR/shell.ts";
import type { TextKey, TextValues } from "../src/console/i18n/text.ts";
import type { Catalogue } from "../src/contract/labels.ts";

/** The languages that the journeys are made in. */
export type Language = "pt-BR" | "en-US";

/** Says a text of the console in the journey's language. */
export type Say = (key: TextKey, values?: TextValues) => string;

const texts: { readonly [L in Language]: Catalogue } = {
  "pt-BR": { ...cataloguePtBr, ...shellPtBr, ...portuguese },
  "en-US": { ...catalogueEnUs, ...shellEnUs, ...english },
};

/** What the console should say, read from its own catalogues: a journey looks for the words that staff see. */
export function sayIn(language: Language): Say {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const isOne = typeof values["count"] === "number" && plurals.select(values["count"]) === "one";
    const text = (isOne ? texts[language][`${key}_one`] : undefined) ?? texts[language][key];
    if (text === undefined) {
      throw new Error(`No text ${key} in ${language}`);
    }
    return text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber: string | undefined) =>
      isNumber === undefined ? String(values[name] ?? "") : Number(values[name]).toLocaleString(language),
    );
  };
}
