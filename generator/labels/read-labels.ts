import { frameworkLanguages, readFrameworkTexts } from "../read/framework-texts.ts";
import { labelsFolder, readLabelFiles } from "../read/label-files.ts";
import { type LabelSource, readLabelSource } from "../read/label-source.ts";

/** The label files of a product, and what of the framework they are read against. */
export interface LabelInput {
  readonly source: LabelSource;
  /** `src/product/labels`. */
  readonly folder: string;
  /** The languages that the framework speaks by itself. */
  readonly frameworkLanguages: readonly string[];
  /** Keys of the framework's own texts: needed where it lacks a language. */
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
