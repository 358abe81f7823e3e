import { frameworkLanguages, readFrameworkTexts } from "../read/framework-texts.ts";
import { labelsFolder, readLabelFiles } from "../read/label-files.ts";
import { type LabelSource, readLabelSource } from "../read/label-source.ts";

/** The label files of a product, and the framework's languages and keys. */
export interface LabelInput {
  readonly source: LabelSource;
  /** `src/product/labels`. */
  readonly folder: string;
  /** Languages that the framework includes. */
  readonly frameworkLanguages: readonly string[];
  /** Keys of the framework's texts; a product must translate them for other languages. */
  readonly readFrameworkKeys: () => readonly string[];
}

/** Reads the label files of a product. */
export function readLabels(root: string): LabelInput {
  return {
    source: readLabelSource(readLabelFiles(root)),
    folder: labelsFolder(root),
    frameworkLanguages: frameworkLanguages(),
    readFrameworkKeys: () => [...readFrameworkTexts().keys()],
  };
}
