import { InvalidArgumentError } from "commander";
import { initLabels, initLanguages } from "./init-labels.ts";
import { isLanguageTag } from "./write-label-stubs.ts";

/** Parses the option `--languages`. Throws if the framework has no texts in one of them. */
export function readLanguages(text: string): readonly string[] {
  const tags = [...new Set(text.split(",").map((tag) => tag.trim()))];
  for (const tag of tags) {
    if (!isLanguageTag(tag)) {
      throw new InvalidArgumentError(`"${tag}" is not a BCP 47 tag; write one such as "en-US".`);
    }
    if (initLabels(tag) === null) {
      const add = "begin with one of these; `codegen labels --language` adds another one later";
      throw new InvalidArgumentError(
        `The framework has no texts in "${tag}", only in ${initLanguages.join(", ")}: ${add}.`,
      );
    }
  }
  return tags;
}
