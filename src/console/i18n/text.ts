import type { MessageKey } from "../../contract/register.ts";
import type { CrudKey } from "./pt-br/crud.ts";
import type { KeyboardKey } from "./pt-br/keyboard.ts";
import type { ScreenKey } from "./pt-br/screens.ts";
import type { ShellKey } from "./pt-br/shell.ts";

/** The key of any text that the console can say. */
export type TextKey = MessageKey | ShellKey | CrudKey | ScreenKey | KeyboardKey;

/** What fills the `{{…}}` of a text; `count` also picks singular or plural. */
export type TextValues = { readonly [name: string]: unknown };

/** The console's languages; the first is the default (spec §1). */
export const languages = ["pt-BR", "en-US"] as const;

export type Language = (typeof languages)[number];

/** The languages' own names, the same in every language. */
export const languageNames: { readonly [L in Language]: string } = {
  "pt-BR": "Português (Brasil)",
  "en-US": "English (US)",
};

/** The language of that name, or the default. */
export function toLanguage(name: string | null): Language {
  return languages.find((language) => language === name) ?? "pt-BR";
}

/** The console's texts in the language it speaks now. A new object whenever they change. */
export interface Text {
  readonly t: (key: TextKey, values?: TextValues) => string;
  readonly language: Language;
}
