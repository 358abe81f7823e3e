import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin } from "../../fields/field-path.ts";
import { problemText } from "../../fields/problem-text.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { UsesOfMany } from "../actions/uses-of-many.tsx";
import { failureText, problemsIn } from "../failure-text.ts";
import { isWeighty } from "../form/weighty-change.ts";
import { recordTitle } from "../record-title.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import { BulkValue } from "./bulk-value.tsx";
import type { ChangeOutcome, RecordChange } from "./change-records.ts";
import { bulkFields } from "./editable-fields.ts";
import { pauseText } from "./pause-text.ts";
import { type BulkChoice, useBulkChange } from "./use-bulk-change.ts";
import { useChangeCheck } from "./use-change-check.ts";
import { useChangeRules } from "./use-change-rules.ts";

interface BulkDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly choice: BulkChoice;
  /** Told what was not changed, as it failed or was not begun: it stays selected. */
  readonly onDone: (remaining: readonly EntityRecord[]) => void;
  readonly onClose: () => void;
}

/** One value for many records: before and after, what the form would refuse, progress, and what failed and why. */
export function BulkDialog({ screens, records, choice, onDone, onClose }: BulkDialogProps) {
  const words = useText();
  const { t } = words;
  const id = useId();
  const fields = bulkFields(screens);
  const [name, setName] = useState(choice.field);
  const [value, setValue] = useState<unknown>(choice.value);
  // Nobody has done anything wrong yet who has only opened it.
  const [isChosen, setChosen] = useState(choice.value !== undefined);
  const check = useChangeCheck(screens);
  const tellDone = ({ failed, left }: ChangeOutcome) => {
    onDone([...failed.map(({ item }) => item), ...left].map(({ record }) => record));
    if (failed.length === 0) {
      onClose();
    }
  };
  const { run, start, stop } = useBulkChange(screens, tellDone, true);
  const field = fields.find((each) => each.name === name) ?? fields[0];
  const changed = records.filter((record) => field && !isSameData(record[field.name] ?? undefined, value));
  const rules = useChangeRules(
    screens,
    changed.map((record) => ({ ...record, ...(field && { [field.name]: value }) })),
  );
  if (!field) {
    return null;
  }
  const choose = (next: unknown) => {
    setValue(next);
    setChosen(true);
  };
  const changes: readonly RecordChange[] = changed.map((record) => ({ record, change: { [field.name]: value } }));
  const broken = changed.flatMap((record) => {
    const problem = check(record, field.name, value);
    return problem ? [`${recordTitle(screens, record)}: ${problemText(problem, words, screens.messages.taken)}`] : [];
  });
  const problems = [...broken, ...rules.refused];
  const isRunning = run.step === "running";
  const failed = run.step === "over" ? run.outcome.failed : [];
  const refusal = refusalOf({ field: field.name, value }, failed, { words, screens });
  return (
    <Dialog open {...(isRunning ? {} : { onClose })} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{`${t("bulk.edit")} ${t(screens.messages.count, { count: records.length })}`}</DialogTitle>
      <DialogContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        <TextField
          select
          label={t("bulk.field")}
          value={field.name}
          disabled={isRunning}
          onChange={(event) => {
            setName(event.target.value);
            setValue(undefined);
            setChosen(false);
          }}
          sx={{ mt: 1 }}
        >
          {fields.map((each) => (
            <MenuItem key={each.name} value={each.name}>
              {t(each.labelKey)}
            </MenuItem>
          ))}
        </TextField>
        <BulkValue key={field.name} field={field} value={value} onChange={choose} problem={refusal} />
        <BulkPreview screens={screens} field={field} records={changed} value={value} total={records.length} />
        {changed.some((record) => isWeighty(screens, record, { ...record, [field.name]: value })) ? (
          <UsesOfMany screens={screens} records={changed} />
        ) : null}
        {isChosen ? <Verdict problems={problems} warned={rules.warned} /> : null}
        {isRunning ? <Progress {...run} label={t(screens.messages.edit)} /> : null}
        <Problems
          title={t("bulk.failures", { count: failed.length })}
          lines={failed.map(
            ({ item, error }) => `${recordTitle(screens, item.record)}: ${failureText(words, error, screens)}`,
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={isRunning ? stop : onClose}>
          {t(isRunning ? "bulk.stop" : run.step === "over" ? "crud.action.close" : "crud.action.cancel")}
        </Button>
        <Button
          variant="contained"
          autoFocus={choice.value !== undefined}
          loading={isRunning}
          disabled={changes.length === 0 || problems.length > 0}
          onClick={() => void start(changes)}
        >
          {`${t("bulk.edit")} ${t(screens.messages.count, { count: changes.length })}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the server found wrong with the value as it still stands; null where it refused something else. */
function refusalOf(
  { field, value }: BulkChoice,
  failed: ChangeOutcome["failed"],
  { words, screens }: { readonly words: Text; readonly screens: EntityScreens<MessageKey> },
): string | null {
  const texts = failed
    .filter(({ item }) => Object.hasOwn(item.change, field) && isSameData(item.change[field], value))
    .flatMap(({ error }) => problemsIn(error, screens))
    .filter(({ path }) => isWithin(path, field))
    .map((problem) => problemText(problem, words, screens.messages.taken));
  return texts.length === 0 ? null : [...new Set(texts)].join(" ");
}

interface ProgressProps {
  readonly done: number;
  readonly total: number;
  readonly until: number | null;
  readonly label: string;
}

function Progress({ done, total, until, label }: ProgressProps) {
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

/** What the form's rules say of the change. */
function Verdict({ problems, warned }: VerdictProps) {
  const { t } = useText();
  return (
    <>
      <Problems title={null} lines={problems} />
      <Problems title={t("bulk.warned")} lines={warned} isWarning />
    </>
  );
}

const MOST_LINES = 20;

interface ProblemsProps {
  readonly title: string | null;
  readonly lines: readonly string[];
  /** Whether it can be done all the same. */
  readonly isWarning?: boolean;
}

function Problems({ title, lines, isWarning = false }: ProblemsProps) {
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
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
      {lines.length > MOST_LINES ? t("bulk.more", { count: lines.length - MOST_LINES }) : null}
    </div>
  );
}
