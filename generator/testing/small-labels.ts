import type { LabelInput } from "../labels/read-labels.ts";
import { readLabelSource } from "../read/label-source.ts";

/** Short form of label files: their text by language and name (`pt-BR/book`). */
export interface SmallLabels {
  readonly [file: string]: string;
}

/** The result that the reader would return for these label files. */
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
