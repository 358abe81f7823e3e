import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import { valueTypeOf } from "../../../kinds/kinds.ts";
import { formatDate } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { columnTitle, currencyTitle, type SheetColumn, toSheetColumns } from "./sheet-columns.ts";

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

/** Whether each line needs a value: a field with a default, or one that may be null, does not. */
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

/** The languages of a translated text. Required languages are required only if the text is. */
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

/** Why a column of the file fills in no field, as the text keys end. */
export type SkipReason = "computed" | "notCreated" | "notInCell" | "related" | "repeated" | "unknown";

/** The screens and importable fields that columns are matched against. */
export interface ImportTarget {
  readonly screens: Pick<EntityScreens<MessageKey>, "fields" | "form">;
  readonly fields: readonly ImportField[];
}

interface KnownColumn {
  readonly title: string;
  readonly name: string;
  /** Null if the column can be imported. */
  readonly skipped: SkipReason | null;
}

/** Each column that an export of the list can have, importable ones first. */
function knownColumns({ screens, fields }: ImportTarget, text: Text): readonly KnownColumn[] {
  const own = fields.map((each) => ({ title: columnTitle(each, text), name: each.field.name, skipped: null }));
  const importable = new Set(own.map(({ name }) => name));
  const inForm = new Set(screens.form?.sections.flatMap((section) => section.fields));
  const others = Object.values(screens.fields).flatMap((field): readonly KnownColumn[] => {
    const skipped = field.compute ? "computed" : inForm.has(field.name) ? "notInCell" : "notCreated";
    const columns = toSheetColumns(field).filter((column) => !importable.has(column.field.name));
    const currency = currencyTitle(field, text);
    return [
      ...columns.map((column) => ({ title: columnTitle(column, text), name: column.field.name, skipped }) as const),
      ...(currency === null ? [] : [{ title: currency, name: "", skipped: "related" } as const]),
    ];
  });
  return [...own, ...others];
}

/** The meaning of each column of a file: the column that the console calls so, else the field of that name. */
function findColumns(head: readonly string[], target: ImportTarget, text: Text): readonly KnownColumn[] {
  const known = knownColumns(target, text);
  const taken = new Set<KnownColumn>();
  const take = (title: string, by: "title" | "name"): KnownColumn | null => {
    const named = title === "" ? [] : known.filter((each) => foldText(each[by]) === title);
    const free = named.find((each) => !taken.has(each));
    if (free) {
      taken.add(free);
    }
    return free ?? (named.length > 0 ? { title, name: "", skipped: "repeated" } : null);
  };
  const titles = head.map((title) => foldText(title.trim()));
  const byTitle = titles.map((title) => take(title, "title"));
  return titles.map((title, at) => byTitle[at] ?? take(title, "name") ?? { title, name: "", skipped: "unknown" });
}

/** Which field each column fills in. A column that cannot be imported fills in none. */
export function guessMapping(head: readonly string[], target: ImportTarget, text: Text): Mapping {
  return findColumns(head, target, text).map((column) => (column.skipped === null ? column.name : null));
}

/** Why each column is not imported; null for a column that the console would import. */
export function skipReasons(head: readonly string[], target: ImportTarget, text: Text): readonly (SkipReason | null)[] {
  return findColumns(head, target, text).map(({ skipped }) => skipped);
}

/** The template of an import: titles and an example line. */
export function toTemplate(fields: readonly ImportField[], text: Text): readonly (readonly (string | number)[])[] {
  return [fields.map((field) => columnTitle(field, text)), fields.map((field) => formatExample(field, text))];
}

const EXAMPLE_DAY = "2026-12-31";

/** An example value in the format that the import reads. */
function formatExample({ field, schema }: ImportField, { t, language }: Text): string | number {
  const first = field.enumeration?.values.find(({ value }) => value === schema.default) ?? field.enumeration?.values[0];
  if (first) {
    return t(first.labelKey);
  }
  switch (valueTypeOf(field.display)) {
    case "boolean":
      return t(schema.default === true ? "crud.boolean.true" : "crud.boolean.false");
    case "date":
      return formatDate(EXAMPLE_DAY, language);
    case "number":
      return typeof schema.default === "number" ? schema.default : Math.max(schema.minimum ?? 1, 1);
    default:
      return "";
  }
}
