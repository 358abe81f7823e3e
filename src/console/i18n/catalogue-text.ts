import { createInstance, type i18n } from "i18next";
import type { ProductLanguage } from "../../contract/labels.ts";
import { isIncomplete, loadAllTexts } from "./load-catalogue.ts";
import type { Text } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

const NAMESPACE = "translation";

async function startI18n(fallback: string): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    fallbackLng: fallback,
    resources: {},
    // Keys are flat: `enum.genre.poetry` is one key, not a path.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: toReadableLabel,
  });
  return instance;
}

/** Speaks every text of the console, with its plurals, in the language that it is asked for. */
export function createCatalogueTexts(fallback: ProductLanguage): (language: ProductLanguage) => Promise<Text> {
  const running = startI18n(fallback.name);
  return async (language) => {
    const [instance, catalogue] = await Promise.all([running, loadAllTexts(language)]);
    instance.addResourceBundle(language.name, NAMESPACE, catalogue);
    if (isIncomplete(catalogue) && !instance.hasResourceBundle(fallback.name, NAMESPACE)) {
      instance.addResourceBundle(fallback.name, NAMESPACE, await loadAllTexts(fallback));
    }
    const translate = instance.getFixedT(language.name);
    return { t: (key, values) => translate(key, { ...values }), language: language.name };
  };
}
