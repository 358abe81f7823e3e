import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import { formatDate } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";

/** A field that a sheet can fill in. */
export interface ImportField {
  readonly field: FieldDescriptor<MessageKey>;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Which field each column of the sheet fills in; null: none. */
export type Mapping = readonly (string | null)[];

/** Whether one cell can hold it: no rows within the record, no objects, no secrets. */
function fits({ type, format, items, properties }: JsonSchema): boolean {
  return format !== "password" && items?.type !== "object" && !(type === "object" && properties !== undefined);
}

/** Whether a line must say it: what has a default need not be there. */
const isAsked = ({ required = [], properties = {} }: JsonSchema, name: string): boolean =>
  required.includes(name) && properties[name]?.default === undefined;

/** The fields of the create form that one cell can hold, in the form's order. */
export function importFields(screens: EntityScreens<MessageKey>, { schema }: FormModule): readonly ImportField[] {
  const order = screens.form?.sections.flatMap(({ fields }) => fields) ?? [];
  return order.flatMap((name) => {
    const [field, property] = [screens.fields[name], schema.properties?.[name]];
    return field && property && fits(property) && field.relation?.within == null
      ? [{ field, schema: property, isRequired: isAsked(schema, name) }]
      : [];
  });
}

/** Which field a column means: the one that is called so, in the reader's words or in the spec's. */
export function guessMapping(head: readonly string[], fields: readonly ImportField[], { t }: Text): Mapping {
  const taken = new Set<string>();
  return head.map((title) => {
    const wanted = foldText(title.trim());
    const found = fields.find(
      ({ field }) => !taken.has(field.name) && [foldText(field.name), foldText(t(field.labelKey))].includes(wanted),
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
  return [fields.map(({ field }) => text.t(field.labelKey)), fields.map((field) => formatExample(field, text))];
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
