import type { Catalogue, ProductLanguage, TextDirection } from "../../contract/labels.ts";
import { createSignal } from "../lib/signal.ts";
import { isIncomplete, loadFullCatalogue, loadListCatalogue, loadSignInCatalogue } from "./load-catalogue.ts";
import type { Text } from "./text.ts";
import { createTranslate } from "./translate.ts";

/** The texts of a running console: the current language and the loaded catalogues. */
export interface Texts {
  /** Available languages as BCP 47 tags; the first one is the default. */
  readonly languages: readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Text;
  /** Direction of the current language. */
  readonly getDirection: () => TextDirection;
  /** Loads the missing catalogues of a language, then switches to it. */
  readonly setLanguage: (language: string) => Promise<void>;
  /** Loads the texts of entities and screens. The shell's texts are loaded from the start. */
  readonly loadListTexts: () => Promise<void>;
  /** Loads the texts of lazy-loaded components and screens. */
  readonly loadAllTexts: () => Promise<void>;
}

/** Options of a console's texts. */
export interface TextsOptions {
  /** The product's languages. The first one is the default, the last one is the fallback for missing texts. */
  readonly languages: readonly ProductLanguage[];
  /** Initial language. Ignored if the product does not have it. */
  readonly language?: string | null;
}

type Speaker = (language: ProductLanguage) => Promise<Text>;

type Load = (language: ProductLanguage) => Promise<Catalogue>;

/** Creates a function that builds the translator of a language from the loaded catalogues. */
function createSpeaker(load: Load, fallback: ProductLanguage, onMissing?: () => void): Speaker {
  return async (language) => {
    const own = await load(language);
    const toSpoken = ({ name, direction = "ltr" }: ProductLanguage, catalogue: Catalogue) => ({
      language: name,
      direction,
      catalogue,
    });
    const others = isIncomplete(own) ? [toSpoken(fallback, await load(fallback))] : [];
    const t = createTranslate([toSpoken(language, own), ...others], onMissing);
    return { t, language: language.name };
  };
}

/** Runs once for all callers. After a failure, the next call tries again. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}

/** Creates the texts, with the shell's catalogue loaded in one language. */
export async function createTexts({ languages, language = null }: TextsOptions): Promise<Texts> {
  const [standard] = languages;
  if (standard === undefined) {
    throw new RangeError("The product speaks no language: name one in schema/product.ts");
  }
  const fallback = languages.at(-1) ?? standard;
  const changed = createSignal();
  const toLanguage = (name: string | null) => languages.find((known) => known.name === name) ?? standard;
  let speaker = createSpeaker(loadSignInCatalogue, fallback);
  let isEverything = false;
  let text = await speaker(toLanguage(language));
  let wanted = text.language;

  async function speak(): Promise<void> {
    const [own, name] = [speaker, wanted];
    const spoken = await own(toLanguage(name));
    if (own !== speaker || name !== wanted) {
      // The language changed, or more texts were requested, while these were loading.
      await speak();
      return;
    }
    text = spoken;
    changed.emit();
  }

  async function loadWhole(): Promise<void> {
    speaker = isEverything
      ? createSpeaker(loadFullCatalogue, fallback)
      : createSpeaker(loadListCatalogue, fallback, () => void loadAllTexts().catch(() => undefined));
    await speak();
  }

  const loadListTexts = once(loadWhole);
  const loadAllTexts = once(() => {
    isEverything = true;
    return loadWhole();
  });

  return {
    languages: languages.map(({ name }) => name),
    subscribe: changed.subscribe,
    getSnapshot: () => text,
    getDirection: () => toLanguage(text.language).direction ?? "ltr",
    async setLanguage(name) {
      const before = wanted;
      wanted = name;
      try {
        await speak();
      } catch (error) {
        wanted = before;
        throw error;
      }
    },
    loadListTexts,
    loadAllTexts,
  };
}
