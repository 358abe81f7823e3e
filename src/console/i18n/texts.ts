import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { isIncomplete, loadFullCatalogue, loadListCatalogue, loadSignInCatalogue } from "./load-catalogue.ts";
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
  readonly loadListTexts: () => Promise<void>;
  /** Loads the texts of what is not there at first sight: parts and screens that are fetched when they are wanted. */
  readonly loadAllTexts: () => Promise<void>;
}

/** What the texts of a console are made of. */
export interface TextsOptions {
  /** The product's languages: the first is the default, the last stands in where another lacks a text. */
  readonly languages: readonly ProductLanguage[];
  /** The language to begin with; one that the product does not have is ignored. */
  readonly language?: string | null;
}

type Speaker = (language: ProductLanguage) => Promise<Text>;

type Load = (language: ProductLanguage) => Promise<Catalogue>;

/** Speaks the texts that are loaded of each language. */
function createSpeaker(load: Load, fallback: ProductLanguage, onMissing?: () => void): Speaker {
  return async (language) => {
    const own = await load(language);
    const others = isIncomplete(own) ? [{ language: fallback.name, catalogue: await load(fallback) }] : [];
    const t = createTranslate([{ language: language.name, catalogue: own }, ...others], onMissing);
    return { t, language: language.name };
  };
}

/** Runs it for the first who asks, and for all others; where it failed, the next one tries again. */
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

/** Starts the texts with the shell's own in one language. */
export async function createTexts({ languages, language = null }: TextsOptions): Promise<Texts> {
  const [standard] = languages;
  if (standard === undefined) {
    throw new RangeError("The product speaks no language: name one in schema/product.ts");
  }
  const fallback = languages.at(-1) ?? standard;
  const listeners = new Set<() => void>();
  const toLanguage = (name: string | null) => languages.find((known) => known.name === name) ?? standard;
  let speaker = createSpeaker(loadSignInCatalogue, fallback);
  let isEverything = false;
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
    loadListTexts,
    loadAllTexts,
  };
}
