import { createInstance, type i18n } from "i18next";
import type { Language, Text } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

type Catalogue = { readonly [key: string]: string };

const catalogues: { readonly [L in Language]: () => Promise<Catalogue> } = {
  "pt-BR": async () => {
    const [shell, rest] = await Promise.all([import("./pt-br/shell.ts"), import("./pt-br/catalogue.ts")]);
    return { ...shell.shellPtBr, ...rest.cataloguePtBr };
  },
  "en-US": async () => {
    const [shell, rest] = await Promise.all([import("./en-us/shell.ts"), import("./en-us/catalogue.ts")]);
    return { ...shell.shellEnUs, ...rest.catalogueEnUs };
  },
};

const NAMESPACE = "translation";

let running: Promise<i18n> | null = null;

async function startI18n(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    fallbackLng: "en-US",
    resources: {},
    // Keys are flat: `enum.status.active` is one key, not a path.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: toReadableLabel,
  });
  return instance;
}

/** Speaks every text of the console in that language, with its plurals. */
export async function createCatalogueText(language: Language): Promise<Text> {
  running ??= startI18n();
  const [instance, catalogue] = await Promise.all([running, catalogues[language]()]);
  instance.addResourceBundle(language, NAMESPACE, catalogue);
  const translate = instance.getFixedT(language);
  return { t: (key, values) => translate(key, { ...values }), language };
}
