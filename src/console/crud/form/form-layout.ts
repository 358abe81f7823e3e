import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FormUiSchema, SectionDescriptor } from "../../../contract/screens.ts";
import { isPassword } from "../../../kinds/password/kind.ts";
import type { FormOverrideProps } from "../overrides/entity-overrides.ts";

/** Rendered fields by name. */
export type RenderedFields = ReadonlyMap<string, ReactNode>;

/** Layout of the fields of an open form. */
export interface FormLayout {
  readonly sections: readonly SectionDescriptor<MessageKey>[];
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema<MessageKey>;
  /** Names of the fields whose values are known while the record loads; null once it is loaded. */
  readonly known: ReadonlySet<string> | null;
  /** The entity's layout override, if any. */
  readonly Override: ((props: FormOverrideProps) => ReactNode) | null;
  /** Content that the entity adds below the sections, if any. */
  readonly Footer?: ComponentType | null;
}

export const FormLayoutContext = createContext<FormLayout>({
  sections: [],
  schema: { type: "object" },
  uiSchema: { "ui:order": [] },
  known: null,
  Override: null,
});

/** Title of the section if it has only this field, else null. */
export const OnlyFieldOf = createContext<string | null>(null);

export function useFormLayout(): FormLayout {
  return useContext(FormLayoutContext);
}

/** Element id of a section's title. */
export const toSectionId = (name: string): string => `section-${name}`;

/** True if the section's only field is an array of objects. The table then takes the section's full width. */
export function isTableSection(section: SectionDescriptor<MessageKey>, schema: JsonSchema): boolean {
  const [first] = section.fields;
  return section.fields.length === 1 && first !== undefined && schema.properties?.[first]?.items?.type === "object";
}

/** Text fields with a larger `maxLength`, such as descriptions and addresses, take a full line. In characters. */
const LONG_TEXT = 120;

/** True if the field can share a line with another one. */
export function isShortField(schema: JsonSchema | undefined): boolean {
  if (!schema || schema.type === "array" || schema.type === "object") {
    return false;
  }
  return schema.format === "email" || isPassword(schema) || (schema.maxLength ?? 0) <= LONG_TEXT;
}
