import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { durationText } from "../../../kinds/duration/display.tsx";
import { currencyOf } from "../../fields/currency-of.ts";
import { dateLocale, EMPTY_DATE, formatDate, formatDateTime } from "../../fields/date-text.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { withUnitOf } from "../../fields/display/unit-by.ts";
import { amountText } from "../../fields/money.ts";
import { translationsOf } from "../../fields/translated-text.ts";
import type { Text } from "../../i18n/text.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import {
  type Decimal,
  formatNumber,
  isNotNumber,
  NUMBER_FORMAT,
  toDecimal,
  writeNumber,
} from "../../lib/number-text.ts";
import { toCell } from "./export-table.ts";
import type { PrintSheet } from "./print-sheet.ts";
import type { RelatedCurrency } from "./related-currencies.ts";
import { cellText } from "./sheet-cell.ts";
import type { WholeList } from "./use-whole-list.ts";

type Field = FieldDescriptor<MessageKey>;

const NOTHING = "–";

/** A list for printing: its visible columns and all rows, formatted in the reader's language. */
export function toPrintSheet(
  { records, fields, names, relatedCurrency }: WholeList,
  text: Text,
): Pick<PrintSheet, "columns" | "lines"> {
  const write = (value: unknown, field: Field, record: EntityRecord) =>
    writeValue(value, { field, record, text, relatedCurrency });
  const words = { ...text, names, write };
  return {
    columns: fields.map(({ labelKey, display }) => ({ label: text.t(labelKey), isNumber: isNumeric(display) })),
    lines: records.map((record) => fields.map((field) => cellText(toCell(record, field, words)) || emptyText(field))),
  };
}

/** The placeholder of an empty field (spec §2). */
function emptyText({ display }: Field): string {
  return display === "date" || display === "datetime" ? EMPTY_DATE : NOTHING;
}

interface Place {
  readonly field: Field;
  readonly record: EntityRecord;
  readonly text: Text;
  readonly relatedCurrency: RelatedCurrency;
}

/** Formats values that print differently from spreadsheet cells. Null means the spreadsheet's format. */
function writeValue(value: unknown, { record, text, relatedCurrency, ...given }: Place): string | null {
  const field = withUnitOf({ field: given.field, record, value, place: "list" });
  const { display, options } = field;
  if (isNumeric(display)) {
    const number = toDecimal(value);
    if (isNotNumber(value)) {
      return text.t("crud.show.unreadable");
    }
    return number === null ? null : writeAmount(number, { field, record, text, relatedCurrency });
  }
  switch (display) {
    case "date":
      return formatDate(value, dateLocale(), options?.pattern);
    case "datetime":
      return formatDateTime(value, dateLocale(), options?.pattern);
    case "duration":
      return durationText(String(value), text.language);
    case "translated":
      return translationsOf(value, field, text.language)[0]?.text ?? NOTHING;
    default:
      return null;
  }
}

function writeAmount(number: Decimal, { field, record, text, relatedCurrency }: Place): string {
  const { t, language } = text;
  const { display, unitKey, options } = field;
  switch (display) {
    case "money": {
      const prefix = options?.prefix ?? "";
      const through = field.currencyBy?.through;
      const currency = through ? relatedCurrency(field, through, record) : currencyOf(field, record);
      // If the currency is unknown, omit it: a wrong currency would be worse than none.
      const amount = amountText(number, text, currency);
      return prefix === "" ? amount : `${prefix} ${amount}`;
    }
    case "percent":
      return writeNumber(number, numberFormat(language, { ...NUMBER_FORMAT, style: "unit", unit: "percent" }));
    case "quantity":
      return !unitKey
        ? formatNumber(number, language)
        : t(unitKey, { count: number, formatParams: { count: NUMBER_FORMAT } });
    default:
      return formatNumber(number, language);
  }
}
