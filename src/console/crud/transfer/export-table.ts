import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { relatedTitle } from "../../data/related-title.ts";
import { formatDate, formatDateTime } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import { toDecimal } from "../../lib/number-text.ts";
import { toBoolean } from "../../lib/to-boolean.ts";
import { columnTitle, toSheetColumns, withLanguages } from "./sheet-columns.ts";

/** What a sheet is made of: a line of names, and a line a record, numbers as numbers. */
export type ExportTable = readonly (readonly (string | number)[])[];

/** The names of related records, by entity and id. */
export type RelatedNames = ReadonlyMap<string, string>;

export interface ExportWords extends Text {
  readonly names: RelatedNames;
}

export const nameKey = (entity: string, id: RecordId): string => `${entity} ${id}`;

/** What a list shows of a value, as a sheet holds it. */
function toCell(record: EntityRecord, field: FieldDescriptor<MessageKey>, words: ExportWords): string | number {
  const value = record[field.name] ?? field.compute?.(record);
  if (Array.isArray(value)) {
    return field.items
      ? value.length
      : value.map((each) => String(toSingle(each, record, { field, words }))).join(", ");
  }
  return value === undefined || value === null || value === "" ? "" : toSingle(value, record, { field, words });
}

interface Setting {
  readonly field: FieldDescriptor<MessageKey>;
  readonly words: ExportWords;
}

function relatedText(value: unknown, record: EntityRecord, { field, words }: Setting): string {
  const { relation } = field;
  const beside = relation?.expandedAs ? record[relation.expandedAs] : undefined;
  const held = typeof value === "object" ? value : beside;
  const name = relation && typeof held === "object" ? relatedTitle(relation, held) : null;
  return name ?? words.names.get(nameKey(relation?.entity ?? "", String(value))) ?? String(value);
}

function toSingle(value: unknown, record: EntityRecord, setting: Setting): string | number {
  const { field, words } = setting;
  const { t, language } = words;
  if (field.relation) {
    return relatedText(value, record, setting);
  }
  const known = field.enumeration?.values.find((each) => each.value === value);
  if (known) {
    return t(known.labelKey);
  }
  switch (field.display) {
    case "boolean":
      return t(toBoolean(value) === true ? "crud.boolean.true" : "crud.boolean.false");
    case "date":
      return formatDate(value, language);
    case "datetime":
      return formatDateTime(value, language);
    case "money":
    case "number":
    case "integer":
    case "quantity":
      return toDecimal(value) ?? String(value);
    default:
      return typeof value === "object" ? toExactJson(value) : String(value);
  }
}

/** Records as a sheet: the columns that are shown, in their order, and of a translated text all languages. */
export function toExportTable(
  records: readonly EntityRecord[],
  fields: readonly FieldDescriptor<MessageKey>[],
  words: ExportWords,
): ExportTable {
  const columns = fields.flatMap(toSheetColumns);
  const head = columns.map((column) => columnTitle(column, words));
  const lines = records.map((record) => {
    const whole = withLanguages(record, columns);
    return columns.map(({ field }) => toCell(whole, field, words));
  });
  return [head, ...lines];
}
