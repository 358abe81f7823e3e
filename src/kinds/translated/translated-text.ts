import { isObject } from "../../console/lib/json-object.ts";
import type { FieldDescriptor } from "../../contract/screens.ts";

/** A text and its language. */
interface FoundText {
  readonly language: string;
  readonly text: string;
}

/** The available translations: the reader's language first, then the order of the spec. */
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
