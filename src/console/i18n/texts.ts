import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { shellPtBr } from "./pt-br/shell.ts";
import type { Language } from "./text.ts";

type Catalogue = { readonly [key: string]: string };

/** The texts of a running console: which language it speaks, and which of its catalogues are loaded. */
export interface Texts {
  readonly i18n: i18n;
  /** Loads what is missing of that language, then speaks it. */
  setLanguage(language: Language): Promise<void>;
  /** Loads the texts of entities and screens; the shell's own are there from the start. */
  loadCatalogue(): Promise<void>;
}

const NAMESPACE = "translation";

// Portuguese is the default, so its shell texts travel with the sign-in page; everything else is fetched when needed.
const shells: { readonly [L in Language]: () => Promise<Catalogue> } = {
  "pt-BR": () => Promise.resolve(shellPtBr),
  "en-US": async () => (await import("./en-us/shell.ts")).shellEnUs,
};

const catalogues: { readonly [L in Language]: () => Promise<Catalogue> } = {
  "pt-BR": async () => (await import("./pt-br/catalogue.ts")).cataloguePtBr,
  "en-US": async () => (await import("./en-us/catalogue.ts")).catalogueEnUs,
};

/** `entity.coupon.field.usageLimit` as people would write it, for a text that no catalogue has. */
function toReadableLabel(key: string): string {
  const words = (key.split(".").at(-1) ?? key).replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

async function initI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en-US",
    resources: {},
    // Keys are flat: `enum.status.active` is one key, not a path.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: toReadableLabel,
  });
  return instance;
}

/** Starts the texts with the shell's own in one language. */
export async function createTexts(language: Language): Promise<Texts> {
  const instance = await initI18n(language);
  let wantsCatalogue = false;

  async function load(wanted: Language): Promise<void> {
    const parts = await Promise.all([shells[wanted](), wantsCatalogue ? catalogues[wanted]() : {}]);
    for (const part of parts) {
      instance.addResourceBundle(wanted, NAMESPACE, part, true, true);
    }
  }

  await load(language);
  return {
    i18n: instance,
    async setLanguage(wanted) {
      await load(wanted);
      await instance.changeLanguage(wanted);
    },
    async loadCatalogue() {
      wantsCatalogue = true;
      await load(toCurrent(instance));
    },
  };
}

function toCurrent(instance: i18n): Language {
  return instance.language === "en-US" ? "en-US" : "pt-BR";
}
