import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import { formatDate } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { columnTitle, type SheetColumn, toSheetColumns } from "./sheet-columns.ts";

/** A field that a sheet can fill in, or one language of one. */
export interface ImportField extends SheetColumn {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Which field each column of the sheet fills in; null: none. */
export type Mapping = readonly (string | null)[];

/** Whether one cell can hold it: no rows within the record, no objects, no secrets. */
function fits({ type, format, items, properties }: JsonSchema): boolean {
  return format !== "password" && items?.type !== "object" && !(type === "object" && properties !== undefined);
}

/** Whether a line must say it: what has a default or may be null need not be there. */
const isAsked = ({ required = [], properties = {} }: JsonSchema, name: string): boolean =>
  required.includes(name) && properties[name]?.default === undefined && properties[name]?.nullable !== true;

/** The fields of the create form that one cell can hold, in the form's order. */
export function importFields(screens: EntityScreens<MessageKey>, { schema }: FormModule): readonly ImportField[] {
  const order = screens.form?.sections.flatMap(({ fields }) => fields) ?? [];
  return order.flatMap((name) => {
    const [field, property] = [screens.fields[name], schema.properties?.[name]];
    if (!field || !property) {
      return [];
    }
    if (field.display === "translated") {
      return languageFields(field, property, isAsked(schema, name));
    }
    return fits(property) && field.relation?.within == null
      ? [{ field, whole: null, schema: property, isRequired: isAsked(schema, name) }]
      : [];
  });
}

/** Of a text that a line must say, the languages that it must say it in. */
function languageFields(
  text: FieldDescriptor<MessageKey>,
  schema: JsonSchema,
  isTextRequired: boolean,
): readonly ImportField[] {
  return toSheetColumns(text).flatMap((column) => {
    const language = column.field.name.slice(text.name.length + 1);
    const property = schema.properties?.[language];
    return property ? [{ ...column, schema: property, isRequired: isTextRequired && isAsked(schema, language) }] : [];
  });
}

/** Which field a column means: the one that is called so, in the reader's words or in the spec's. */
export function guessMapping(head: readonly string[], fields: readonly ImportField[], text: Text): Mapping {
  const taken = new Set<string>();
  return head.map((title) => {
    const wanted = foldText(title.trim());
    const found = fields.find(
      (each) =>
        !taken.has(each.field.name) && [foldText(each.field.name), foldText(columnTitle(each, text))].includes(wanted),
    );
    if (!found) {
      return null;
    }
    taken.add(found.field.name);
    return found.field.name;
  });
}

/** A sheet to fill in: the columns, and a line that shows what goes into them. */
export function toTemplate(fields: readonly ImportField[], text: Text): readonly (readonly (string | number)[])[] {
  return [fields.map((field) => columnTitle(field, text)), fields.map((field) => formatExample(field, text))];
}

const EXAMPLE_DAY = "2026-12-31";

/** What a cell of that field may hold, as the template shows it. */
function formatExample({ field, schema }: ImportField, { t, language }: Text): string | number {
  const first = field.enumeration?.values.find(({ value }) => value === schema.default) ?? field.enumeration?.values[0];
  if (first) {
    return t(first.labelKey);
  }
  switch (field.display) {
    case "boolean":
      return t(schema.default === true ? "crud.boolean.true" : "crud.boolean.false");
    case "date":
      return formatDate(EXAMPLE_DAY, language);
    case "money":
    case "number":
    case "integer":
    case "quantity":
    case "percent":
      return typeof schema.default === "number" ? schema.default : Math.max(schema.minimum ?? 1, 1);
    default:
      return "";
  }
}
