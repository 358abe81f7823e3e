import { LinearProgress } from "../../ui/mui/linear-progress.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useText } from "../../i18n/use-text.ts";
import { pauseText } from "../writes/pause-text.ts";

interface ProgressProps {
  readonly done: number;
  readonly total: number;
  readonly until: number | null;
  readonly label: string;
}

/** Progress of a run, and the end of a pause if it is paused. */
export function Progress({ done, total, until, label }: ProgressProps) {
  const { t } = useText();
  return (
    <>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={label} />
      <Typography variant="body2" role="status">
        {t("bulk.progress", { done, total })}
        {until === null ? null : ` · ${pauseText(t, until)}`}
      </Typography>
    </>
  );
}

interface VerdictProps {
  readonly problems: readonly string[];
  readonly warned: readonly string[];
}

/** Problems and warnings of the change. */
export function Verdict({ problems, warned }: VerdictProps) {
  const { t } = useText();
  return (
    <>
      <Problems title={null} lines={problems} />
      <Problems title={t("bulk.warned")} lines={warned} isWarning />
    </>
  );
}

const MAX_LINES = 20;

interface ProblemsProps {
  readonly title: string | null;
  readonly lines: readonly string[];
  /** True for warnings, which do not block the change. */
  readonly isWarning?: boolean;
}

/** A list of problems, one per record. Shows only the first `MAX_LINES`. */
export function Problems({ title, lines, isWarning = false }: ProblemsProps) {
  const { t } = useText();
  if (lines.length === 0) {
    return null;
  }
  return (
    <div role={isWarning ? "status" : "alert"}>
      {title === null ? null : <Typography variant="body2">{title}</Typography>}
      <Typography
        component="ul"
        variant="body2"
        {...(isWarning ? {} : { color: "error" })}
        sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}
      >
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
      {lines.length > MAX_LINES ? t("bulk.more", { count: lines.length - MAX_LINES }) : null}
    </div>
  );
}
