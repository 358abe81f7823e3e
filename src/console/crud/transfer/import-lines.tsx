import { Typography } from "../../ui/mui/typography.ts";
import type { LaterKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ImportRow } from "./checked-lines.ts";

/** A line and its message. */
export interface ReportedRow {
  readonly row: ImportRow;
  readonly reason: string;
}

const MAX_LINES = 50;

interface LinesProps {
  readonly titleKey: Extract<LaterKey, "import.warned" | "import.bad" | "import.refused" | "import.state.conflicting">;
  readonly severity: "warning" | "error";
  readonly reported: readonly ReportedRow[];
  /** Number of all lines, if `reported` is a page of them. */
  readonly count?: number;
}

/** Lines with their messages, under a title with their number. Further ones are counted. */
export function Lines({ titleKey, severity, reported, count = reported.length }: LinesProps) {
  const { t } = useText();
  if (reported.length === 0) {
    return null;
  }
  return (
    <section>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(titleKey, { count })}
      </Typography>
      <Typography component="ul" variant="body2" color={severity} sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        {reported.slice(0, MAX_LINES).map(({ row, reason }) => (
          <li key={`${row.line} ${reason}`}>{t("import.line", { line: row.line, reason })}</li>
        ))}
      </Typography>
      {reported.length > MAX_LINES ? t("bulk.more", { count: reported.length - MAX_LINES }) : null}
    </section>
  );
}
