import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { toOriginPath } from "../../lib/base-path.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { changeFailureText } from "../writes/change-failures.ts";
import { failureText } from "../writes/failure-text.ts";
import { hasUnknownOutcome } from "../writes/write-errors.ts";
import type { ImportRow } from "./checked-lines.ts";
import { Lines, type ReportedRow } from "./import-lines.tsx";
import { importedText } from "./imported-text.ts";
import { stateOf } from "./row-states.ts";
import { saveTable } from "./save-table.ts";
import type { ImportOutcome } from "./send-rows.ts";

const toBad = (rows: readonly ImportRow[]): readonly ReportedRow[] =>
  rows.filter(({ problems }) => problems.length > 0).map((row) => ({ row, reason: row.problems.join(" · ") }));

interface ImportOverProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly head: readonly Cell[];
  readonly rows: readonly ImportRow[];
  readonly outcome: ImportOutcome;
  /** True if lines in conflict were sent. */
  readonly isOverwriting: boolean;
  /** Undoes the import: one function for each part of it, if it was stopped and continued. */
  readonly undo: readonly (() => void)[];
  /** Sends the lines that were left when the import was stopped. */
  readonly onContinue: () => void;
}

/** Result of the import. Failed lines can be saved, corrected and imported again. */
export function ImportOver({ screens, head, rows, outcome, undo, isOverwriting, onContinue }: ImportOverProps) {
  const words = useText();
  const { t, language } = words;
  const { failed, left } = outcome;
  const [isUndone, setUndone] = useState(false);
  const refused = failed.map(({ row, error }) => ({ row, reason: reasonOf(words, error, { row, screens }) }));
  const conflicts = isOverwriting ? [] : rows.filter((row) => stateOf(row) === "conflicting");
  const kept = conflicts.map((row) => ({ row, reason: t("import.conflict") }));
  const missing = [...toBad(rows), ...kept, ...refused, ...left.map((row) => ({ row, reason: t("import.notSent") }))];
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
        {importedText(words, outcome, screens)}
      </Alert>
      {undo.length > 0 ? (
        <Button
          disabled={isUndone}
          sx={{ justifySelf: "start" }}
          onClick={() => {
            setUndone(true);
            for (const run of undo) {
              run();
            }
          }}
        >
          {t("import.undo")}
        </Button>
      ) : null}
      <Lines titleKey="import.state.conflicting" severity="warning" reported={kept} />
      <Lines titleKey="import.bad" severity="error" reported={toBad(rows)} />
      <Lines titleKey="import.refused" severity="error" reported={refused} />
      {screens.routes.list && failed.some(({ error }) => hasUnknownOutcome(error)) ? (
        // Opens in a new tab, so that this report is kept.
        <Button href={toOriginPath(screens.routes.list)} target="_blank" rel="noopener" sx={{ justifySelf: "start" }}>
          {t("crud.form.lookFirst")}
        </Button>
      ) : null}
      {left.length > 0 ? (
        <>
          <Typography>{t("import.left", { count: left.length })}</Typography>
          <Button variant="contained" sx={{ justifySelf: "start" }} onClick={onContinue}>
            {t("import.continue")}
          </Button>
        </>
      ) : null}
      {missing.length > 0 ? (
        <Button sx={{ justifySelf: "start" }} onClick={save}>
          {t("import.saveFailed")}
        </Button>
      ) : null}
    </>
  );
}

/** Why a line was not imported. */
function reasonOf(
  words: Text,
  error: unknown,
  { row, screens }: { row: ImportRow; screens: EntityScreens<MessageKey> },
) {
  return row.update ? changeFailureText(words, error, screens) : failureText(words, error, screens);
}

const toPlain = (cell: Cell | undefined): string | number =>
  typeof cell === "number" ? cell : cellToText(cell ?? null);
