import { Box } from "../../ui/mui/box.ts";
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "../../ui/mui/table.ts";
import { Typography } from "../../ui/mui/typography.ts";
import type { ReactNode } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { FieldValue } from "../../../kinds/field-value.tsx";
import { useText } from "../../i18n/use-text.ts";
import { formValueOf } from "../record/editable-fields.ts";
import { recordTitle } from "../record/record-title.ts";
import type { RecordChange } from "../writes/record-change.ts";

interface BulkPreviewProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly field: FieldDescriptor<MessageKey>;
  /** The changes, including side effects. */
  readonly changes: readonly RecordChange[];
  /** Number of selected records. */
  readonly total: number;
  /** Number of records of a job, if the selected ones are some of them. */
  readonly all?: number;
}

const MAX_ROWS = 50;

/** Height of a row with one line, in px. */
const ROW = 36;
/** Number of such rows that are visible without scrolling, with the header. */
const VISIBLE = 7;

/** Three columns of equal width without truncation, so that each change can be read in full. */
const WHOLE = {
  tableLayout: "fixed",
  "& th, & td": { overflowWrap: "anywhere", verticalAlign: "baseline" },
  "& thead th": { bgcolor: "var(--raised)" },
  "& td bdi": { whiteSpace: "normal" },
  // On a phone, smaller padding leaves room for a word in a chip.
  "& .MuiTableCell-root": { px: { xs: 0.5, sm: 2 }, height: ROW, py: 0.5 },
} as const;

/** A table of the records with the current and the new values. */
export function BulkPreview({ screens, field, changes, total, all }: BulkPreviewProps) {
  const { t } = useText();
  const same = total - changes.length;
  const rest = (all ?? changes.length) - Math.min(all === undefined ? changes.length : total, MAX_ROWS);
  if (total === 0) {
    return null;
  }
  return (
    <div>
      {changes.length > 0 ? (
        <TableContainer
          tabIndex={0}
          sx={{ maxHeight: ROW * VISIBLE, border: 1, borderColor: "divider", borderRadius: "8px" }}
        >
          <Table stickyHeader size="small" aria-label={t(field.labelKey)} sx={WHOLE}>
            <TableHead>
              <TableRow>
                <TableCell>{t(screens.messages.one)}</TableCell>
                <TableCell>{t("bulk.before")}</TableCell>
                <TableCell>{t("bulk.after")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.slice(0, MAX_ROWS).map(({ record, change }) => (
                <TableRow key={record.id}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                    <bdi>{recordTitle(screens, record)}</bdi>
                  </TableCell>
                  <TableCell>
                    <Values fields={toChanged(screens, field, { record, change })} record={record} />
                  </TableCell>
                  <TableCell>
                    <Values fields={toChanged(screens, field, { record, change })} record={{ ...record, ...change }} />
                  </TableCell>
                </TableRow>
              ))}
              {rest > 0 ? (
                <TableRow>
                  <TableCell colSpan={3}>{t("bulk.more", { count: rest })}</TableCell>
                </TableRow>
              ) : null}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <Typography variant="body2">{all === undefined ? t("bulk.nothing") : null}</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {all === undefined && changes.length > 0
          ? `${t("bulk.toChange", { subject: t(screens.messages.count, { count: changes.length }) })} `
          : ""}
        {all === undefined && same > 0 && changes.length > 0 ? t("bulk.same", { count: same }) : ""}
      </Typography>
    </div>
  );
}

interface BulkSummaryProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly value: unknown;
  /** A button that changes the choice. */
  readonly children: ReactNode;
}

/** The chosen field and its new value. */
export function BulkSummary({ field, value, children }: BulkSummaryProps) {
  const { t } = useText();
  const record = { id: "", [field.name]: value };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography component="div" sx={{ flex: 1 }}>
        {`${t(field.labelKey)}: `}
        <Box component="span" sx={{ display: "inline-block" }}>
          <FieldValue field={field} record={record} value={value} place="list" />
        </Box>
      </Typography>
      {children}
    </Box>
  );
}

type Fields = readonly FieldDescriptor<MessageKey>[];

/** The chosen field, and other fields with side effects. */
function toChanged(
  { fields }: EntityScreens<MessageKey>,
  field: FieldDescriptor<MessageKey>,
  { record, change }: RecordChange,
): Fields {
  const along = Object.keys(change)
    .filter((name) => name !== field.name)
    .flatMap((name) => fields[name] ?? [])
    .filter((each) => String(formValueOf(each, record)) !== String(change[each.name]));
  return [field, ...along];
}

/** The values of the changed fields. All but the first have a label. */
function Values({ fields, record }: { readonly fields: Fields; readonly record: EntityRecord }) {
  const { t } = useText();
  return fields.map((field, index) => (
    <Typography key={field.name} component="div" variant="body2">
      {index > 0 ? `${t(field.labelKey)}: ` : null}
      <Box component="span" sx={{ display: "inline-block" }}>
        <FieldValue field={field} record={record} value={formValueOf(field, record)} place="list" />
      </Box>
    </Typography>
  ));
}
