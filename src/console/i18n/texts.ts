import type { ShellKey } from "./pt-br/shell.ts";
import { shellPtBr } from "./pt-br/shell.ts";
import type { Language, Text } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

/** The texts of a running console: which language it speaks, and which of its catalogues are loaded. */
export interface Texts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Text;
  /** Loads what is missing of that language, then speaks it. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Loads the texts of entities and screens; the shell's own are there from the start. */
  readonly loadCatalogue: () => Promise<void>;
}

type ShellCatalogue = { readonly [Key in ShellKey]: string };

// Portuguese is the default, so its shell texts travel with the sign-in page.
const shells: { readonly [L in Language]: () => Promise<ShellCatalogue> } = {
  "pt-BR": () => Promise.resolve(shellPtBr),
  "en-US": async () => (await import("./en-us/shell.ts")).shellEnUs,
};

/** Speaks the shell's own texts: names to fill in, no plurals, and so no need of i18next on the sign-in page. */
async function createShellText(language: Language): Promise<Text> {
  const shell: { readonly [key: string]: string | undefined } = await shells[language]();
  const t: Text["t"] = (key, values = {}) =>
    (shell[key] ?? toReadableLabel(key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  return { t, language };
}

/** Starts the texts with the shell's own in one language. */
export async function createTexts(first: Language): Promise<Texts> {
  const listeners = new Set<() => void>();
  let text = await createShellText(first);
  let createText = createShellText;

  async function speak(language: Language): Promise<void> {
    text = await createText(language);
    for (const listener of [...listeners]) {
      listener();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => text,
    setLanguage: speak,
    async loadCatalogue() {
      if (createText === createShellText) {
        const { createCatalogueText } = await import("./catalogue-text.ts");
        createText = createCatalogueText;
        await speak(text.language);
      }
    },
  };
}
