import type { FieldModel } from "../types/console-model.ts";
import type { TypedField } from "../types/typed-field.ts";

/** Initial values, until the product's languages are known. */
export const untranslated = { isTranslated: false, language: null } as const;

/** The properties that identify a translated text. */
type Translatable = Pick<TypedField, "kind" | "union"> & { readonly parts: readonly { readonly name: string }[] };

/** True for an object whose fields are exactly the product's languages. */
export function isTranslated({ kind, union, parts }: Translatable, languages: readonly string[]): boolean {
  const isObject = kind === "value" || kind === "object";
  return isObject && union === null && parts.length > 0 && parts.every(({ name }) => languages.includes(name));
}

/** Marks the translated texts of an entity and their sub-fields. */
export function withTranslations<Entity extends { readonly fields: readonly FieldModel[] }>(
  entity: Entity,
  languages: readonly string[] = [],
): Entity {
  return { ...entity, fields: entity.fields.map((field) => markTranslated(field, languages)) };
}

function markTranslated(field: FieldModel, languages: readonly string[]): FieldModel {
  if (field.parts.length === 0) {
    return field;
  }
  const isText = isTranslated(field, languages);
  const parts = field.parts.map((part) => ({
    ...markTranslated(part, languages),
    language: isText ? part.name : null,
  }));
  return { ...field, parts, isTranslated: isText };
}

/**
 * Name of one of the product's languages, in another of them: `Português`. The region is added only if the product has
 * several variants of the language.
 */
export function languageLabel(language: string, { of, among }: { of: string; among: readonly string[] }): string {
  const base = baseOf(language);
  const isOnly = among.filter((other) => baseOf(other) === base).length === 1;
  const names = new Intl.DisplayNames([of], { type: "language", languageDisplay: "standard" });
  const name = names.of(isOnly ? base : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

function baseOf(language: string): string {
  return new Intl.Locale(language).language;
}
