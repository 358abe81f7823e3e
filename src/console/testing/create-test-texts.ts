/// <reference path="./product.d.ts" />
import { consoleProduct } from "virtual:product";
import { createTexts, type Texts } from "../i18n/texts.ts";

/**
 * Creates the texts of a console under test, in one of its product's languages.
 *
 * @example
 * const { t } = await createTestTexts("en-US");
 */
export async function createTestTexts(language: string): Promise<Texts> {
  return await createTexts({ languages: consoleProduct.model.languages, language });
}
