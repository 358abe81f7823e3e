import type { LabelInput } from "../labels/read-labels.ts";
import { readLabelSource } from "../read/label-source.ts";

/** Label files in short: the text of each by language and name, `pt-BR/book`. */
export interface SmallLabels {
  readonly [file: string]: string;
}

/** What the reader would give for those label files. */
export function smallLabels(files: SmallLabels, frameworkKeys: readonly string[] = []): LabelInput {
  return {
    source: readLabelSource(
      Object.entries(files).map(([name, text]) => ({
        language: name.split("/")[0] ?? "",
        path: `src/labels/${name}.ts`,
        text,
      })),
    ),
    folder: "src/labels",
    frameworkLanguages: ["pt-BR", "en-US"],
    readFrameworkKeys: () => frameworkKeys,
  };
}
