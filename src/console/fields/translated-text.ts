import type { FieldDescriptor } from "../../contract/screens.ts";
import { isObject } from "../lib/json-object.ts";

/** A text in the language that it was found in. */
interface FoundText {
  readonly language: string;
  readonly text: string;
}

/** The texts that a value has, the reader's own first, then in the order of the spec. */
export function translationsOf(
  value: unknown,
  { items }: Pick<FieldDescriptor, "items">,
  reader: string,
): readonly FoundText[] {
  const languages = (items ?? []).map(({ name }) => name);
  const ordered = [...languages.filter((name) => name === reader), ...languages.filter((name) => name !== reader)];
  return ordered.flatMap((language) => {
    const text = isObject(value) ? value[language] : undefined;
    return typeof text === "string" && text.trim() !== "" ? [{ language, text }] : [];
  });
}
