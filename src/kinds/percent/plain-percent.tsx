import { useText } from "../../console/i18n/use-text.ts";
import { cellToText } from "../../console/lib/cell-to-text.ts";
import { toPlainNumber } from "../../console/lib/number-text.ts";
import type { Cell } from "../../console/lib/sheet-cell.ts";
import { SelectField } from "../../console/ui/select-field.tsx";
import type { ReadSetting, SheetWords } from "../cell-codec.ts";
import { hasPercentSign, percentCells } from "./cells.ts";

/** The notation of percentages without a percent sign: 12.5 % is `12.5`, or the fraction `0.125`. */
export type PlainPercent = "percent" | "fraction";

interface PercentSource {
  readonly fields: readonly Pick<ReadSetting, "field">[];
  /** The field of each column, or null. */
  readonly mapping: readonly (string | null)[];
  readonly words: SheetWords;
}

/**
 * The numbers of the percent columns whose notation is ambiguous: some cells have a percent sign and others have none,
 * or a number is not above 1, so that `0.125` may mean 12.5 % or 0.125 %.
 */
export function unclearPercents(
  rows: readonly (readonly Cell[])[],
  { fields, mapping, words }: PercentSource,
): readonly number[] {
  return mapping.flatMap((name, column) => {
    const field = fields.find((each) => each.field.name === name)?.field;
    if (field?.display !== "percent") {
      return [];
    }
    const setting = { field, words: { ...words, fractions: [] } };
    const cells = rows.slice(1).flatMap((cells) => cells[column] ?? []);
    const numbers = cells
      .filter((cell) => !hasPercentSign(cell))
      .map((cell) => (typeof cell === "string" ? percentCells.read(cell.trim(), setting) : cell))
      .filter((value) => typeof value === "number" && value !== 0);
    const isSmall = numbers.some((value) => Math.abs(Number(value)) <= 1);
    return isSmall || (numbers.length > 0 && cells.some(hasPercentSign)) ? [column] : [];
  });
}

interface PlainPercentSelectsProps {
  /** The column titles of the file. */
  readonly head: readonly Cell[];
  /** Numbers of the columns to ask for. */
  readonly columns: readonly number[];
  /** The choices, by column number. */
  readonly value: Readonly<Record<number, PlainPercent>>;
  readonly onChange: (value: Readonly<Record<number, PlainPercent>>) => void;
}

/** A select for each column: the meaning of its numbers without a percent sign. */
export function PlainPercentSelects({ head, columns, value, onChange }: PlainPercentSelectsProps) {
  const { t, language } = useText();
  const written = { percent: toPlainNumber(12.5, language), fraction: toPlainNumber(0.125, language) };
  return columns.map((column) => (
    <SelectField
      key={column}
      required
      label={t("import.percent", { column: cellToText(head[column] ?? null) })}
      value={value[column] ?? ""}
      options={(["percent", "fraction"] as const).map((each) => ({
        value: each,
        label: t("import.percent.means", { written: written[each], percent: `${written.percent}%` }),
      }))}
      onChange={(meaning) => onChange({ ...value, [column]: meaning })}
    />
  ));
}
