import { UploadIcon } from "../../ui/icons/upload.ts";
import { Alert } from "../../ui/mui/alert.ts";
import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogContentText } from "../../ui/mui/dialog.ts";
import { MenuItem } from "../../ui/mui/menu-item.ts";
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "../../ui/mui/table.ts";
import { TextField } from "../../ui/mui/text-field.ts";
import { useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { ID, withoutKey } from "./header-keys.ts";
import {
  type ImportField,
  type ImportTarget,
  idTitle,
  type Mapping,
  skipReasons,
  toTemplate,
} from "./import-columns.ts";
import { isBlank } from "./read-cell.ts";
import type { Sheet, SheetRefusal } from "./read-sheet.ts";
import { saveTable, type TableFormat } from "./save-table.ts";
import { columnTitle } from "./sheet-columns.ts";

interface ImportFileProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly fields: readonly ImportField[];
  readonly refusal: SheetRefusal | null;
  readonly onFile: (file: File) => void;
}

/** File input and template downloads. */
export function ImportFile({ screens, fields, refusal, onFile }: ImportFileProps) {
  const text = useText();
  const own = useOwnKinds();
  const { t, language } = text;
  const input = useRef<HTMLInputElement>(null);
  const save = (format: TableFormat) =>
    void saveTable(toTemplate(fields, text, own), t(screens.messages.many).toLocaleLowerCase(language), {
      format,
      language,
      sheet: t(screens.messages.many),
    });
  return (
    <>
      <DialogContentText>{t("import.text")}</DialogContentText>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv"
          aria-label={t("import.file")}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) {
              onFile(file);
            }
          }}
        />
        <Button autoFocus variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {t("import.file")}
        </Button>
        <Button onClick={() => save("csv")}>{t("import.templateCsv")}</Button>
        <Button onClick={() => save("xlsx")}>{t("import.templateXlsx")}</Button>
      </Box>
      {refusal ? <Alert severity="error">{t(`import.${refusal}`)}</Alert> : null}
    </>
  );
}

interface ImportMappingProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly work: ImportTarget & {
    readonly sheet: Sheet;
    readonly mapping: Mapping;
    /** Absent if every line is a new record. */
    readonly choice?: { readonly mode: string };
    /** The texts that the titles are written in. Default: the console's. */
    readonly titles?: Text;
    readonly map: (mapping: Mapping) => void;
  };
}

const toText = (cell: Cell | undefined): string => cellToText(cell ?? null);

/** On a phone, table rows are stacked: in columns, field names would not fit. */
const STACKED = {
  tableLayout: "fixed",
  "@media (max-width: 599.95px)": {
    "&, & tbody, & tr, & th, & td": { display: "block" },
    "& thead": { display: "none" },
    "& tr": { py: 1.5, borderTop: 1, borderColor: "divider" },
    "& tr > *": { px: 0, py: 0.5, border: 0 },
    "& tr > th": { fontWeight: 600 },
    "& td[data-label]::before": { content: "attr(data-label) ': '", color: "text.secondary" },
  },
} as const;

/** Maps each column of the file to a field. A field can be used only once. */
export function ImportMapping({ screens, work }: ImportMappingProps) {
  const text = useText();
  const { t } = text;
  const { sheet, mapping, fields, canUpdate = false, titles = text } = work;
  const [head = [], ...lines] = sheet;
  const first = lines.find((cells) => !isBlank(cells)) ?? [];
  const reasons = skipReasons(head.map(toText), { screens, fields, canUpdate }, titles);
  const unknown = head.map(toText).filter((title, at) => reasons[at] === "unknown" && mapping[at] === null && title);
  const isNew = work.choice?.mode !== "update";
  const missing = fields.filter(({ field, isRequired }) => isNew && isRequired && !mapping.includes(field.name));
  const choose = (column: number, name: string) =>
    work.map(mapping.map((taken, at) => (at === column ? name || null : taken === name ? null : taken)));
  return (
    <>
      {missing.length > 0 ? (
        <Alert severity="warning">
          {t("import.missing", { fields: missing.map((each) => columnTitle(each, text)).join(", ") })}
        </Alert>
      ) : null}
      {unknown.length > 0 ? (
        <Alert severity="warning">{t("import.unknownColumns", { columns: unknown.join(", ") })}</Alert>
      ) : null}
      <TableContainer>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              <TableCell>{t("import.column")}</TableCell>
              <TableCell>{t("import.example")}</TableCell>
              <TableCell sx={{ width: "40%" }}>{t("import.becomes")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {mapping.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position and never reordered
              <TableRow key={column} hidden={reasons[column] === "base"}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  {withoutKey(toText(head[column]))}
                </TableCell>
                <TableCell data-label={t("import.example")} sx={{ overflowWrap: "anywhere" }}>
                  <bdi>{toText(first[column])}</bdi>
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    fullWidth
                    value={name ?? ""}
                    helperText={name === null && reasons[column] ? t(`import.skipped.${reasons[column]}`) : undefined}
                    onChange={(event) => choose(column, event.target.value)}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: { "aria-label": t("import.becomesOf", { column: withoutKey(toText(head[column])) }) },
                    }}
                  >
                    <MenuItem value="">{t("import.skip")}</MenuItem>
                    {canUpdate ? <MenuItem value={ID}>{idTitle(screens, text)}</MenuItem> : null}
                    {fields.map((each) => (
                      <MenuItem key={each.field.name} value={each.field.name}>
                        {columnTitle(each, text)}
                        {isNew && each.isRequired ? " *" : ""}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
