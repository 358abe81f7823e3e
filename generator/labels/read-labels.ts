import { frameworkLanguages, readFrameworkTexts } from "../read/framework-texts.ts";
import { labelLanguages, labelsFolder, readLabelFiles } from "../read/label-files.ts";
import { type LabelSource, readLabelSource } from "../read/label-source.ts";
import type { LabelSettings } from "./catalogues.ts";

/** The label files of a product, and what they are read against. */
export interface ProductLabelsInput {
  readonly source: LabelSource;
  readonly settings: LabelSettings;
}

/** A product without languages. */
export const NO_LABELS: ProductLabelsInput = {
  source: { values: [], problems: [] },
  settings: { folder: "labels", languages: [], frameworkLanguages: [], frameworkKeys: [] },
};

/** Reads the label files of a product, in its own languages or in others. */
export function readLabels(root: string, languages: readonly string[] = labelLanguages(root)): ProductLabelsInput {
  const files = readLabelFiles(root).filter(({ language }) => languages.includes(language));
  const source = readLabelSource(files);
  const own = frameworkLanguages();
  const needsKeys =
    languages.some((language) => !own.includes(language)) ||
    source.values.some(({ vocabulary }) => vocabulary === "FrameworkTexts");
  return {
    source,
    settings: {
      folder: labelsFolder(root),
      languages,
      frameworkLanguages: own,
      frameworkKeys: needsKeys ? [...readFrameworkTexts().keys()] : [],
    },
  };
}
