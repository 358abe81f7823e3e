import { englishStringTranslator, type Registry, TranslatableString } from "@rjsf/utils";
import { useCallback } from "react";
import { useText } from "../../i18n/use-text.ts";

const KEYS = {
  [TranslatableString.YesLabel]: "crud.boolean.true",
  [TranslatableString.NoLabel]: "crud.boolean.false",
  [TranslatableString.AddButton]: "crud.form.addRow",
  [TranslatableString.AddItemButton]: "crud.form.addRow",
  [TranslatableString.RemoveButton]: "crud.form.removeItem",
  [TranslatableString.MoveUpButton]: "crud.form.itemUp",
  [TranslatableString.MoveDownButton]: "crud.form.itemDown",
  [TranslatableString.EmptyArray]: "crud.form.noRows",
} as const;

const isKnown = (text: string): text is keyof typeof KEYS => Object.hasOwn(KEYS, text);

/** Translates the texts of RJSF's own widgets and templates. Rare ones, such as those of schema errors, stay English. */
export function useRjsfTexts(): Registry["translateString"] {
  const { t } = useText();
  return useCallback((text, params) => (isKnown(text) ? t(KEYS[text]) : englishStringTranslator(text, params)), [t]);
}
