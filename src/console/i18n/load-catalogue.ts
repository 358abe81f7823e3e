import type { Catalogue, ProductLanguage } from "../../contract/labels.ts";
import { frameworkLanguage } from "./framework-texts.ts";

/** What the sign-in page says: the shell's texts and the product's name. */
export async function loadFirstTexts({ name, loadFirst }: ProductLanguage): Promise<Catalogue> {
  const [shell, product] = await Promise.all([frameworkLanguage(name).loadShell(), loadFirst()]);
  return { ...shell, ...product };
}

/** Every text that is there at first sight; the product's stand before the framework's. */
export async function loadAllTexts({ name, loadAll }: ProductLanguage): Promise<Catalogue> {
  const { loadShell, loadRest } = frameworkLanguage(name);
  const [shell, rest, product] = await Promise.all([loadShell(), loadRest(), loadAll()]);
  return { ...shell, ...rest, ...product };
}

/** Also the texts of what is fetched when it is wanted. */
export async function loadEveryText(language: ProductLanguage): Promise<Catalogue> {
  const [later, all] = await Promise.all([frameworkLanguage(language.name).loadLater(), loadAllTexts(language)]);
  return { ...later, ...all };
}

/** Whether some text of a language is still to be written, so that another language has to stand in. */
export function isIncomplete(catalogue: Catalogue): boolean {
  return Object.values(catalogue).includes(undefined);
}
