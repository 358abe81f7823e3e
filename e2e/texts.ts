import { catalogueEnUs } from "../src/console/i18n/en-us/catalogue.ts";
import { shellEnUs } from "../src/console/i18n/en-us/shell.ts";
import { cataloguePtBr } from "../src/console/i18n/pt-br/catalogue.ts";
import { shellPtBr } from "../src/console/i18n/pt-br/shell.ts";
import type { Language, TextKey, TextValues } from "../src/console/i18n/text.ts";

/** Says a text of the console in the journey's language. */
export type Say = (key: TextKey, values?: TextValues) => string;

const texts: { readonly [L in Language]: { readonly [key: string]: string } } = {
  "pt-BR": { ...cataloguePtBr, ...shellPtBr },
  "en-US": { ...catalogueEnUs, ...shellEnUs },
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
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
