import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import type { OwnCells } from "../../../kinds/cell-codec.ts";
import { codecOf } from "../../../kinds/cell-codecs.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import { isPassword } from "../../../kinds/password/kind.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { columnTitle, currencyTitle, type SheetColumn, toSheetColumns } from "./sheet-columns.ts";

/** An importable field, or one language of a translated field. */
export interface ImportField extends SheetColumn {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The field of each column, or null if the column is skipped. */
export type Mapping = readonly (string | null)[];

/** True if the value fits into one cell: no embedded rows, no objects, no secrets. */
function fits(schema: JsonSchema): boolean {
  const { type, items, properties } = schema;
  return !isPassword(schema) && items?.type !== "object" && !(type === "object" && properties !== undefined);
}

/** True if each line needs a value. Fields with a default and nullable fields are optional. */
const isAsked = ({ required = [], properties = {} }: JsonSchema, name: string): boolean =>
  required.includes(name) && properties[name]?.default === undefined && properties[name]?.nullable !== true;

/** The fields of the create form that fit into one cell, in the form's order. */
export function importFields(screens: EntityScreens<MessageKey>, { schema }: FormModule): readonly ImportField[] {
  const order = screens.form?.sections.flatMap(({ fields }) => fields) ?? [];
  return order.flatMap((name) => {
    const [field, property] = [screens.fields[name], schema.properties?.[name]];
    if (!field || !property) {
      return [];
    }
    if (factsOf(field.display).hasColumnPerItem) {
      return languageFields(field, property, isAsked(schema, name));
    }
    return fits(property) && field.relation?.within == null
      ? [{ field, whole: null, schema: property, isRequired: isAsked(schema, name) }]
      : [];
  });
}

/** The languages of a translated text. They are required only if the text is. */
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

/** The reason why a column is skipped. It is the suffix of a text key. */
export type SkipReason = "computed" | "notCreated" | "notInCell" | "related" | "repeated" | "unknown";

/** The screens and importable fields to match columns against. */
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

/** All columns that an export can contain, importable ones first. */
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

/** Matches each column by the title of a known column, else by field name. */
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

/** The field of each column. Null if the column cannot be imported. */
export function guessMapping(head: readonly string[], target: ImportTarget, text: Text): Mapping {
  return findColumns(head, target, text).map((column) => (column.skipped === null ? column.name : null));
}

/** The reason why each column is skipped. Null for importable columns. */
export function skipReasons(head: readonly string[], target: ImportTarget, text: Text): readonly (SkipReason | null)[] {
  return findColumns(head, target, text).map(({ skipped }) => skipped);
}

/** The import template: titles, and an example line in the format of the import. */
export function toTemplate(
  fields: readonly ImportField[],
  words: Text,
  own: OwnCells = {},
): readonly (readonly (string | number)[])[] {
  const toExample = ({ field, schema }: ImportField) => codecOf(field, own).example?.(schema, { field, words }) ?? "";
  return [fields.map((field) => columnTitle(field, words)), fields.map(toExample)];
}
