import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { LaterKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { toOriginPath } from "../../lib/base-path.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { failureText } from "../writes/failure-text.ts";
import { hasUnknownOutcome } from "../writes/write-errors.ts";
import type { ImportRow } from "./checked-lines.ts";
import type { ComparedLines } from "./duplicate-lines.ts";
import type { ImportOutcome } from "./import-rows.ts";
import { saveTable } from "./save-table.ts";

/** A line and its message. */
interface ReportedRow {
  readonly row: ImportRow;
  readonly reason: string;
}

/**
 * Result of the check: number of valid lines, invalid lines with reasons, and constraints that could not be checked.
 */
export function ImportChecked({ rows, unchecked }: ComparedLines) {
  const { t } = useText();
  const good = rows.filter(({ problems }) => problems.length === 0);
  const warned = good.filter(({ warnings }) => warnings.length > 0);
  return (
    <>
      <Typography role="status">{t("import.good", { count: good.length })}</Typography>
      {unchecked.length > 0 && good.length > 0 ? (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {t("import.unchecked", { subject: unchecked.join(" · ") })}
        </Typography>
      ) : null}
      <Lines titleKey="import.warned" severity="warning" reported={warned.map(toWarned)} />
      <Lines titleKey="import.bad" severity="error" reported={toBad(rows)} />
    </>
  );
}

const toWarned = (row: ImportRow): ReportedRow => ({ row, reason: row.warnings.join(" ") });

const toBad = (rows: readonly ImportRow[]): readonly ReportedRow[] =>
  rows.filter(({ problems }) => problems.length > 0).map((row) => ({ row, reason: row.problems.join(" · ") }));

interface ImportOverProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly head: readonly Cell[];
  readonly rows: readonly ImportRow[];
  readonly outcome: ImportOutcome;
}

/** Result of the import. Failed lines can be saved, corrected and imported again. */
export function ImportOver({ screens, head, rows, outcome }: ImportOverProps) {
  const words = useText();
  const { t, language } = words;
  const { made, failed, left } = outcome;
  const refused = failed.map(({ row, error }) => ({ row, reason: failureText(words, error, screens) }));
  const missing = [...toBad(rows), ...refused, ...left.map((row) => ({ row, reason: t("import.notSent") }))];
  const save = () => {
    const lines = [...missing].sort((one, other) => one.row.line - other.row.line);
    const table = [
      [...head.map(cellToText), t("import.reason")],
      ...lines.map(({ row, reason }) => [...head.map((_, at) => toPlain(row.cells[at])), reason]),
    ];
    void saveTable(table, `${t(screens.messages.many).toLocaleLowerCase(language)}-${t("import.reason")}`, {
      format: "csv",
      language,
    });
  };
  return (
    <>
      <Alert severity={missing.length > 0 ? "warning" : "success"} role="status">
        {t("import.made", { subject: t(screens.messages.count, { count: made }) })}
      </Alert>
      <Lines titleKey="import.bad" severity="error" reported={toBad(rows)} />
      <Lines titleKey="import.refused" severity="error" reported={refused} />
      {screens.routes.list && failed.some(({ error }) => hasUnknownOutcome(error)) ? (
        // Opens in a new tab, so that this report is kept.
        <Button href={toOriginPath(screens.routes.list)} target="_blank" rel="noopener" sx={{ justifySelf: "start" }}>
          {t("crud.form.lookFirst")}
        </Button>
      ) : null}
      {left.length > 0 ? <Typography>{t("import.left", { count: left.length })}</Typography> : null}
      {missing.length > 0 ? (
        <Button sx={{ justifySelf: "start" }} onClick={save}>
          {t("import.saveFailed")}
        </Button>
      ) : null}
    </>
  );
}

const toPlain = (cell: Cell | undefined): string | number =>
  typeof cell === "number" ? cell : cellToText(cell ?? null);

const MOST_LINES = 50;

interface LinesProps {
  readonly titleKey: Extract<LaterKey, "import.warned" | "import.bad" | "import.refused">;
  readonly severity: "warning" | "error";
  readonly reported: readonly ReportedRow[];
}

function Lines({ titleKey, severity, reported }: LinesProps) {
  const { t } = useText();
  if (reported.length === 0) {
    return null;
  }
  return (
    <section>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(titleKey, { count: reported.length })}
      </Typography>
      <Typography component="ul" variant="body2" color={severity} sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        {reported.slice(0, MOST_LINES).map(({ row, reason }) => (
          <li key={row.line}>{t("import.line", { line: row.line, reason })}</li>
        ))}
      </Typography>
      {reported.length > MOST_LINES ? t("bulk.more", { count: reported.length - MOST_LINES }) : null}
    </section>
  );
}
