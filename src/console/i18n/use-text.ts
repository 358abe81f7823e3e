import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language, type TextKey, type TextValues, toLanguage } from "./text.ts";

/** The console's texts in the language it speaks now. */
export interface Text {
  readonly t: (key: TextKey, values?: TextValues) => string;
  readonly language: Language;
}

export function useText(): Text {
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  return useMemo(() => ({ t: (key, values) => t(key, { ...values }), language }), [t, language]);
}
