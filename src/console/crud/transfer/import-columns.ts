import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FormModule } from "../../../contract/screens.ts";
import type { OwnCells } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import { isPassword } from "../../../kinds/password/kind.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { fieldUi, NO_UI } from "../form-data/form-data.ts";
import { BASE, ID, isBaseTitle, keyIn, withoutKey } from "./header-keys.ts";
import { columnTitle, currencyTitle, type SheetColumn, toSheetColumns } from "./sheet-columns.ts";

/** An importable field, one language of a translated field, or one part of an object. */
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

/** A field that is exported, with its schema and the fields that contain it. */
interface Place {
  readonly field: FieldDescriptor<MessageKey>;
  readonly schema: JsonSchema;
  readonly within: readonly FieldDescriptor<MessageKey>[];
  readonly isRequired: boolean;
}

/** The fields of the form that fit into one cell, in the form's order. Objects have a column for each part. */
export function importFields(screens: EntityScreens<MessageKey>, { schema }: FormModule): readonly ImportField[] {
  const order = screens.form?.sections.flatMap(({ fields }) => fields) ?? [];
  return order.flatMap((name) => {
    const [field, property] = [screens.fields[name], schema.properties?.[name]];
    return field && property
      ? columnsOf({ field, schema: property, within: [], isRequired: isAsked(schema, name) })
      : [];
  });
}

function columnsOf({ field, schema, within, isRequired }: Place): readonly ImportField[] {
  const [whole = null] = within;
  if (hasParts(schema) && field.items) {
    // The parts that a union needs depend on its kind, so the check of the line asks for them.
    const mayAsk = isRequired && schema.oneOf === undefined;
    return field.items.flatMap((part) => {
      const property = schema.properties?.[part.name];
      const named = { ...part, name: `${field.name}.${part.name}` };
      const isPartRequired = mayAsk && isAsked(schema, part.name);
      return property
        ? columnsOf({ field: named, schema: property, within: [...within, field], isRequired: isPartRequired })
        : [];
    });
  }
  return fits(schema) ? [{ field, whole, within, schema, isRequired }] : [];
}

const hasParts = ({ type, properties }: JsonSchema): boolean => type === "object" && properties !== undefined;

/** The list of rows of an entity that an export for editing writes to a sheet of its own. */
export interface RowsField {
  readonly field: FieldDescriptor<MessageKey>;
  readonly columns: readonly ImportField[];
}

/** The embedded lists of objects of a form. */
export function rowsFields(screens: EntityScreens<MessageKey>, { schema }: FormModule): readonly RowsField[] {
  const order = screens.form?.sections.flatMap(({ fields }) => fields) ?? [];
  return order.flatMap((name) => {
    const [field, items] = [screens.fields[name], schema.properties?.[name]?.items];
    const hidden = new Set(
      Object.entries(fieldUi(screens.form?.uiSchema ?? NO_UI, name)?.items ?? {}).flatMap(([part, ui]) =>
        (ui as { readonly "ui:widget"?: string })["ui:widget"] === "hidden" ? [part] : [],
      ),
    );
    const columns = (items?.type === "object" ? (field?.items ?? []) : []).flatMap((part) => {
      const property = items?.properties?.[part.name];
      const isShown = part.name !== ID && !hidden.has(part.name);
      return property && items && isShown
        ? columnsOf({ field: part, schema: property, within: [], isRequired: isAsked(items, part.name) })
        : [];
    });
    return field && columns.length > 0 ? [{ field, columns }] : [];
  });
}

/** The field of each column of a sheet with the rows of a list, by the key in its title, else by its label. */
export function rowColumns(head: readonly string[], { columns }: RowsField, text: Text): Mapping {
  const titles = head.map((title) => ({ key: keyIn(title), label: toComparable(withoutKey(title)) }));
  const found = columns.map((column) => {
    const label = toComparable(columnTitle(column, text));
    const byKey = titles.findIndex(({ key }) => key === column.field.name);
    return byKey < 0 ? titles.findIndex((title) => title.key === null && title.label === label) : byKey;
  });
  return head.map((_, at) => columns[found.indexOf(at)]?.field.name ?? null);
}

/** The reason why a column is skipped. It is the suffix of a text key. */
export type SkipReason = "base" | "computed" | "notCreated" | "notInCell" | "related" | "repeated" | "unknown";

/** The screens and importable fields to match columns against. */
export interface ImportTarget {
  readonly screens: Pick<EntityScreens<MessageKey>, "fields" | "form">;
  readonly fields: readonly ImportField[];
  /** True if lines can change existing records, which a column of ids identifies. */
  readonly canUpdate?: boolean;
}

interface KnownColumn {
  readonly title: string;
  readonly name: string;
  /** Null if the column can be imported. */
  readonly skipped: SkipReason | null;
}

/** The title of the column with the record's id. */
export function idTitle({ fields }: Pick<EntityScreens<MessageKey>, "fields">, { t }: Pick<Text, "t">): string {
  return t(fields[ID]?.labelKey ?? "transfer.id");
}

/** All columns that an export can contain, importable ones first. */
function knownColumns({ screens, fields, canUpdate = false }: ImportTarget, text: Text): readonly KnownColumn[] {
  const own = [
    ...fields.map((each) => ({ title: columnTitle(each, text), name: each.field.name, skipped: null })),
    ...(canUpdate ? [{ title: idTitle({ fields: screens.fields }, text), name: ID, skipped: null }] : []),
  ];
  const importable = new Set(own.map(({ name }) => name));
  const inForm = new Set(screens.form?.sections.flatMap((section) => section.fields));
  const others = Object.values(screens.fields).flatMap((field): readonly KnownColumn[] => {
    const skipped = field.compute ? "computed" : inForm.has(field.name) ? "notInCell" : "notCreated";
    const columns = toSheetColumns(field).map((column): KnownColumn => {
      const { name } = column.field;
      // A list may show a part of an object under a title of its own.
      return { title: columnTitle(column, text), name, skipped: importable.has(name) ? null : skipped };
    });
    const currency = currencyTitle(field, text);
    return [...columns, ...(currency === null ? [] : [{ title: currency, name: "", skipped: "related" } as const])];
  });
  return [...own, ...others];
}

/** Characters without width, such as direction marks. */
const INVISIBLE = /\p{Cf}/gu;

/** A title without case, accents, line breaks and repeated blanks. */
const toComparable = (title: string): string => foldText(title.replace(INVISIBLE, "").replace(/\s+/g, " ").trim());

/** Matches each column by the key in its title, else by the title of a known column, else by field name. */
function findColumns(head: readonly string[], target: ImportTarget, text: Text): readonly KnownColumn[] {
  const known = knownColumns(target, text);
  const taken = new Set<string>();
  const take = (title: string, by: "title" | "name"): KnownColumn | null => {
    const named = title === "" ? [] : known.filter((each) => toComparable(each[by]) === title);
    const free = named.find((each) => !taken.has(each.name || each.title));
    if (free) {
      taken.add(free.name || free.title);
    }
    return free ?? (named.length > 0 ? { title, name: "", skipped: "repeated" } : null);
  };
  const titles = head.map(toComparable);
  const byKey = head.map((title) => (keyIn(title) === null ? null : take(toComparable(keyIn(title) ?? ""), "name")));
  const byTitle = titles.map((title, at) => byKey[at] ?? take(title, "title"));
  return titles.map((title, at) =>
    isBaseTitle(head[at] ?? "")
      ? { title, name: BASE, skipped: "base" }
      : (byTitle[at] ?? take(title, "name") ?? { title, name: "", skipped: "unknown" }),
  );
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
  const toExample = ({ field, schema }: ImportField) =>
    sheetCodecOf(field, own).example?.(schema, { field, words }) ?? "";
  return [fields.map((field) => columnTitle(field, words)), fields.map(toExample)];
}
