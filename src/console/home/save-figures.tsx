import { Box } from "../ui/mui/box.ts";
import { Button } from "../ui/mui/button.ts";
import type { ExportTable } from "../crud/transfer/export-table.ts";
import type { TableFormat } from "../crud/transfer/save-table.ts";
import { useText } from "../i18n/use-text.ts";

interface SaveFiguresProps {
  /** The file's name, without an ending. */
  readonly name: string;
  /** The rows, titles first. */
  readonly toTable: () => ExportTable | Promise<ExportTable>;
}

/**
 * Buttons that save figures as CSV and as XLSX.
 *
 * @example
 * <SaveFigures name="visits" toTable={() => [["Day", "Visits"], ["2030-01-31", 12]]} />
 */
export function SaveFigures({ name, toTable }: SaveFiguresProps) {
  const { t, language } = useText();
  const save = async (format: TableFormat) => {
    const { saveTable } = await import("../crud/transfer/save-table.ts");
    await saveTable(await toTable(), name, { format, language });
  };
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      <Button size="small" onClick={() => void save("csv")} aria-label={t("screen.figures.csv")}>
        CSV
      </Button>
      <Button size="small" onClick={() => void save("xlsx")} aria-label={t("screen.figures.xlsx")}>
        XLSX
      </Button>
    </Box>
  );
}
