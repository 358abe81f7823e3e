import type { FieldModel } from "./console-model.ts";
import type { TypedField } from "./typed-field.ts";

/** What a field says of languages until it is known which of them the product has. */
export const untranslated = { isTranslated: false, language: null } as const;

/** What tells a translated text from other objects: its kind, its parts, and that it is one object only. */
type Translatable = Pick<TypedField, "kind" | "union"> & { readonly parts: readonly { readonly name: string }[] };

/** Whether a field is one text in each language of the product: an object whose parts are named by them. */
export function isTranslated({ kind, union, parts }: Translatable, languages: readonly string[]): boolean {
  const isObject = kind === "value" || kind === "object";
  return isObject && union === null && parts.length > 0 && parts.every(({ name }) => languages.includes(name));
}

/** An entity whose fields say whether they are such texts, and so do their parts. */
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
 * The name of one of the product's languages, in another of them: `Português`; with its region only where the product
 * speaks the language of several.
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
