import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { preferences } from "../session/preferences.ts";
import type { Language } from "./text.ts";
import type { Texts } from "./texts.ts";
import { useText } from "./use-text.ts";

type SetLanguage = (language: Language) => Promise<void>;

const SetLanguageContext = createContext<SetLanguage>(() => Promise.resolve());

/** Keeps the document's language the same as the console's, for screen readers and hyphenation. */
function DocumentLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useText();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return children;
}

export function LanguageProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  const setLanguage = useMemo<SetLanguage>(
    () => async (language) => {
      await texts.setLanguage(language);
      preferences.set("language", language);
    },
    [texts],
  );
  return (
    <I18nextProvider i18n={texts.i18n}>
      <SetLanguageContext value={setLanguage}>
        <DocumentLanguage>{children}</DocumentLanguage>
      </SetLanguageContext>
    </I18nextProvider>
  );
}

/** Changes the console's language and remembers it. */
export function useSetLanguage(): SetLanguage {
  return use(SetLanguageContext);
}
