import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useText } from "../../i18n/use-text.ts";
import { toPlainNumber } from "../../lib/number-text.ts";
import { hasPercentSign, type PlainPercent, readCell, type SheetWords } from "./cell-codec.ts";
import type { ImportField, Mapping } from "./import-columns.ts";
import type { Cell } from "./sheet-cell.ts";

interface PercentSource {
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly words: SheetWords;
}

/**
 * True if numbers in a percent column are ambiguous: other cells have a percent sign, or no number is above 1, so that
 * `0.125` may mean 12.5 % or 0.125 %.
 */
export function hasUnclearPercents(
  rows: readonly (readonly Cell[])[],
  { fields, mapping, words }: PercentSource,
): boolean {
  return mapping.some((name, column) => {
    const field = fields.find((each) => each.field.name === name)?.field;
    if (field?.display !== "percent") {
      return false;
    }
    const cells = rows.slice(1).flatMap((cells) => cells[column] ?? []);
    const numbers = cells
      .filter((cell) => !hasPercentSign(cell))
      .map((cell) => readCell(field, cell, { ...words, plainPercent: "percent" }))
      .filter((value) => typeof value === "number" && value !== 0);
    const areSmall = numbers.every((value) => Math.abs(Number(value)) <= 1);
    return numbers.length > 0 && (areSmall || cells.some(hasPercentSign));
  });
}

interface PlainPercentSelectProps {
  /** Null until the user chooses. */
  readonly value: PlainPercent | null;
  readonly onChange: (value: PlainPercent) => void;
}

/** A select for the meaning of numbers without a percent sign, for all percent columns of a file. */
export function PlainPercentSelect({ value, onChange }: PlainPercentSelectProps) {
  const { t, language } = useText();
  const written = { percent: toPlainNumber(12.5, language), fraction: toPlainNumber(0.125, language) };
  return (
    <TextField
      select
      fullWidth
      required
      label={t("import.percent")}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value === "fraction" ? "fraction" : "percent")}
    >
      {(["percent", "fraction"] as const).map((each) => (
        <MenuItem key={each} value={each}>
          {t("import.percent.means", { written: written[each], percent: `${written.percent}%` })}
        </MenuItem>
      ))}
    </TextField>
  );
}
