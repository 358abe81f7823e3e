import { Alert } from "../../ui/mui/alert.ts";
import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { ToggleButton, ToggleButtonGroup } from "../../ui/mui/toggle-button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import type { ImportRow } from "./checked-lines.ts";
import type { ComparedLines } from "./duplicate-lines.ts";
import { ImportChanges } from "./import-changes.tsx";
import { Lines } from "./import-lines.tsx";
import { byState, ROW_STATES, type RowState, rowsToSend } from "./row-states.ts";
import type { ImportChoice } from "./use-import.ts";

interface ImportCheckedProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly checked: ComparedLines;
  readonly choice: ImportChoice;
  readonly onChoose: (next: Partial<ImportChoice>) => void;
  /** Changes the choice and compares the file again. */
  readonly onRecheck: (next: Partial<ImportChoice>) => void;
}

/** Buttons with a gap, which look right in several lines too. */
const SEPARATE = {
  flexWrap: "wrap",
  gap: 1,
  "& .MuiToggleButton-root.MuiToggleButton-root": { border: 1, borderColor: "divider", borderRadius: 1, m: 0, px: 1.5 },
  "& .MuiToggleButton-root.Mui-selected": { borderColor: "primary.main" },
  "& .MuiToggleButton-root": { textTransform: "none" },
} as const;

/**
 * Preview of an import: the number of lines per state, the lines of one state, warnings, and constraints
 * that could not be checked.
 */
export function ImportChecked({ screens, checked, choice, onChoose, onRecheck }: ImportCheckedProps) {
  const { t } = useText();
  const { rows, unchecked } = checked;
  const states = byState(rows);
  const count = (state: RowState) => states.get(state)?.length ?? 0;
  const [state, setState] = useState<RowState>(() => ROW_STATES.find((each) => count(each) > 0) ?? "new");
  const good = rowsToSend(rows, choice.isOverwriting);
  const warned = rows.filter(({ problems, warnings }) => problems.length === 0 && warnings.length > 0);
  const missing = rows.reduce((sum, { update }) => sum + (update?.missing ?? 0), 0);
  const cleared = good.reduce((sum, { update }) => sum + (update?.cleared ?? 0), 0);
  return (
    <>
      <Typography role="status">
        {good.length === 0 && count("unchanged") === rows.length
          ? t("import.nothing")
          : t("import.good", { count: good.length })}
      </Typography>
      {cleared > 0 ? <Alert severity="warning">{t("import.cleared", { count: cleared })}</Alert> : null}
      {unchecked.length > 0 && good.length > 0 ? (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {t("import.unchecked", { subject: unchecked.join(" · ") })}
        </Typography>
      ) : null}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        aria-label={t("import.preview")}
        color="primary"
        onChange={(_, next: RowState | null) => next && setState(next)}
        sx={SEPARATE}
      >
        {ROW_STATES.filter((each) => count(each) > 0).map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`import.state.${each}`, { count: count(each) })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {count("conflicting") > 0 ? (
        <CheckboxField
          label={t("import.overwrite")}
          checked={choice.isOverwriting}
          onChange={(isOverwriting) => onChoose({ isOverwriting })}
        />
      ) : null}
      {missing > 0 ? (
        <CheckboxField
          label={t("import.remove", { count: missing })}
          checked={choice.isRemoving}
          onChange={(isRemoving) => onRecheck({ isRemoving })}
        />
      ) : null}
      <Pages key={state} rows={states.get(state) ?? []} state={state} screens={screens} />
      <Lines titleKey="import.warned" severity="warning" reported={warned.map(toWarned)} />
    </>
  );
}

const toWarned = (row: ImportRow) => ({ row, reason: row.warnings.join(" ") });

const toBad = (row: ImportRow) => ({ row, reason: row.problems.join(" · ") });

/** Number of lines that are rendered at once. */
const PAGE_SIZE = 50;

interface PagesProps {
  readonly rows: readonly ImportRow[];
  readonly state: RowState;
  readonly screens: EntityScreens<MessageKey>;
}

/** The lines of one state, a page at a time. */
function Pages({ rows, state, screens }: PagesProps) {
  const { t } = useText();
  const [page, setPage] = useState(0);
  const from = page * PAGE_SIZE;
  const shown = rows.slice(from, from + PAGE_SIZE);
  const subject = t("import.lines", { count: rows.length });
  return (
    <>
      {state === "refused" ? (
        <Lines titleKey="import.bad" severity="error" count={rows.length} reported={shown.map(toBad)} />
      ) : (
        <ImportChanges
          screens={screens}
          rows={shown}
          isConflict={state === "conflicting"}
          label={t(`import.state.${state}`, { count: rows.length })}
        />
      )}
      {rows.length > PAGE_SIZE ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t("crud.list.previousPage")}
          </Button>
          <Typography variant="body2">
            {t("crud.list.range", { from: from + 1, to: from + shown.length, subject })}
          </Typography>
          <Button disabled={from + PAGE_SIZE >= rows.length} onClick={() => setPage(page + 1)}>
            {t("crud.list.nextPage")}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
