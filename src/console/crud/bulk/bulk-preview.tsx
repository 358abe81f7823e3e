import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { FieldValue } from "../../fields/display/field-value.tsx";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record-title.ts";

interface BulkPreviewProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly field: FieldDescriptor<MessageKey>;
  /** Those that change. */
  readonly records: readonly EntityRecord[];
  readonly value: unknown;
  /** How many were chosen. */
  readonly total: number;
}

const MOST_ROWS = 50;

/** Three columns of one width, in which nothing is cut: what becomes of a record is read before it is done. */
const WHOLE = {
  tableLayout: "fixed",
  "& th, & td": { overflowWrap: "anywhere", verticalAlign: "top" },
  "& thead th": { bgcolor: "var(--raised)" },
  "& td bdi": { whiteSpace: "normal" },
} as const;

/** Each record by its name, with what it has and what it will have. */
export function BulkPreview({ screens, field, records, value, total }: BulkPreviewProps) {
  const { t } = useText();
  const same = total - records.length;
  return (
    <div>
      {records.length > 0 ? (
        <TableContainer tabIndex={0} sx={{ maxHeight: 260 }}>
          <Table stickyHeader size="small" aria-label={t(field.labelKey)} sx={WHOLE}>
            <TableHead>
              <TableRow>
                <TableCell>{t(screens.messages.one)}</TableCell>
                <TableCell>{t("bulk.before")}</TableCell>
                <TableCell>{t("bulk.after")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {records.slice(0, MOST_ROWS).map((record) => (
                <TableRow key={record.id}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                    <bdi>{recordTitle(screens, record)}</bdi>
                  </TableCell>
                  <TableCell>
                    <FieldValue field={field} record={record} value={record[field.name]} place="list" />
                  </TableCell>
                  <TableCell>
                    <FieldValue field={field} record={{}} value={value} place="list" />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <Typography variant="body2">{t("bulk.nothing")}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {records.length > MOST_ROWS ? `${t("bulk.more", { count: records.length - MOST_ROWS })}. ` : ""}
        {same > 0 && records.length > 0 ? t("bulk.same", { count: same }) : ""}
      </Typography>
    </div>
  );
}
