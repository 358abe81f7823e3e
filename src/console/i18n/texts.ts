import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { isIncomplete, loadAllTexts, loadEveryText, loadFirstTexts } from "./load-catalogue.ts";
import type { Text } from "./text.ts";
import { createTranslate } from "./translate.ts";

/** The texts of a running console: which language it speaks, and which of its catalogues are loaded. */
export interface Texts {
  /** The languages that can be chosen, by their BCP 47 tags; the first is the default. */
  readonly languages: readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Text;
  /** Loads what is missing of that language, then speaks it. */
  readonly setLanguage: (language: string) => Promise<void>;
  /** Loads the texts of entities and screens; the shell's own are there from the start. */
  readonly loadCatalogue: () => Promise<void>;
  /** Loads the texts of what is not there at first sight: parts and screens that are fetched when they are wanted. */
  readonly loadLater: () => Promise<void>;
}

/** What the texts of a console are made of. */
export interface TextsOptions {
  /** The product's languages: the first is the default, the last stands in where another lacks a text. */
  readonly languages: readonly ProductLanguage[];
  /** The language to begin with; one that the product does not have is ignored. */
  readonly language?: string | null;
}

type Speaker = (language: ProductLanguage) => Promise<Text>;

/** Speaks the texts that are loaded of each language. */
function createSpeaker(load: (language: ProductLanguage) => Promise<Catalogue>, fallback: ProductLanguage): Speaker {
  return async (language) => {
    const own = await load(language);
    const others = isIncomplete(own) ? [{ language: fallback.name, catalogue: await load(fallback) }] : [];
    return { t: createTranslate([{ language: language.name, catalogue: own }, ...others]), language: language.name };
  };
}

/** Starts the texts with the shell's own in one language. */
export async function createTexts({ languages, language = null }: TextsOptions): Promise<Texts> {
  const [standard] = languages;
  if (standard === undefined) {
    throw new RangeError("The product speaks no language: name one in schema/product.ts");
  }
  const fallback = languages.at(-1) ?? standard;
  const listeners = new Set<() => void>();
  const toLanguage = (name: string | null) => languages.find((known) => known.name === name) ?? standard;
  let speaker = createSpeaker(loadFirstTexts, fallback);
  let isEverything = false;
  let loading: Promise<void> | null = null;
  let loadingLater: Promise<void> | null = null;
  let text = await speaker(toLanguage(language));
  let wanted = text.language;

  async function speak(): Promise<void> {
    const [own, name] = [speaker, wanted];
    const spoken = await own(toLanguage(name));
    if (own !== speaker || name !== wanted) {
      // Another language was chosen, or more texts were asked for, while these were on their way.
      await speak();
      return;
    }
    text = spoken;
    for (const listener of [...listeners]) {
      listener();
    }
  }

  async function loadWhole(): Promise<void> {
    speaker = createSpeaker(isEverything ? loadEveryText : loadAllTexts, fallback);
    await speak();
  }

  async function loadRest(): Promise<void> {
    isEverything = true;
    await loadWhole();
  }

  return {
    languages: languages.map(({ name }) => name),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => text,
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
    loadCatalogue() {
      loading ??= loadWhole().catch((error: unknown) => {
        // The next screen tries again.
        loading = null;
        throw error;
      });
      return loading;
    },
    loadLater() {
      loadingLater ??= loadRest().catch((error: unknown) => {
        loadingLater = null;
        throw error;
      });
      return loadingLater;
    },
  };
}
