import { nearestLanguage } from "../../../src/contract/nearest-language.ts";
import { type Catalogues, toCatalogues } from "../../labels/catalogues.ts";
import { type LanguageLabels, toLanguageLabels } from "../../labels/language-labels.ts";
import { readLabels } from "../../labels/read-labels.ts";
import { buildModel } from "../../model/build-model.ts";
import type { ConsoleModel } from "../../model/types/console-model.ts";
import { frameworkLanguages } from "../../read/framework-texts.ts";
import { readOwnKinds } from "../../read/own-kinds.ts";
import { readSchemaFiles } from "../../read/schema-files.ts";
import { readSpecSource, type SpecSource } from "../../read/spec-source.ts";
import { type FrameworkText, readLocatedTexts } from "./framework-sources.ts";

/** Everything that an element's sources are found in. Read for each request, so it is never stale. */
export interface SpecFacts {
  readonly root: string;
  /** The page's language. */
  readonly language: string;
  readonly source: SpecSource;
  readonly model: ConsoleModel;
  readonly catalogues: Catalogues;
  /** Labels as written, with their locations. */
  readonly labels: readonly LanguageLabels[];
  /** The framework's texts in the page's language, by key. */
  readonly frameworkTexts: ReadonlyMap<string, FrameworkText>;
}

/** Reads the spec and the labels of a product. Throws a `SpecError`. */
export function readSpecFacts(root: string, language: string): SpecFacts {
  const source = readSpecSource(readSchemaFiles(root), readOwnKinds(root), root);
  const model = buildModel(source);
  const input = readLabels(root);
  const frameworkKeys = input.readFrameworkKeys();
  return {
    root,
    language,
    source,
    model,
    catalogues: toCatalogues(model, input),
    labels: model.product.languages.map(
      (each) => toLanguageLabels(each, input.source, { model, frameworkKeys }).labels,
    ),
    frameworkTexts: readLocatedTexts(nearestLanguage(language, frameworkLanguages()) ?? "en-US"),
  };
}
