import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
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
import { Problems, Progress, Verdict } from "./bulk-verdict.tsx";
import type { ChangeOutcome } from "./change-records.ts";
import { bulkFields } from "./editable-fields.ts";
import { type BulkChoice, useBulkChange } from "./use-bulk-change.ts";
import { useChosenChange } from "./use-chosen-change.ts";

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
  const tellDone = ({ failed, left }: ChangeOutcome) => {
    onDone([...failed.map(({ item }) => item), ...left].map(({ record }) => record));
    if (failed.length === 0) {
      onClose();
    }
  };
  const { run, start, stop } = useBulkChange(screens, tellDone, true);
  const field = fields.find((each) => each.name === name) ?? fields[0];
  const { changes, problems, warned, isKnown } = useChosenChange(screens, records, { field, value });
  if (!field) {
    return null;
  }
  const choose = (next: unknown) => {
    setValue(next);
    setChosen(true);
  };
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
        <BulkValue
          key={field.name}
          screens={screens}
          records={records}
          field={field}
          value={value}
          onChange={choose}
          problem={refusal}
          disabled={isRunning}
        />
        <BulkPreview screens={screens} field={field} changes={changes} total={records.length} />
        {changes.some(({ record, change }) => isWeighty(screens, record, { ...record, ...change })) ? (
          <UsesOfMany screens={screens} records={changes.map(({ record }) => record)} />
        ) : null}
        {isChosen ? <Verdict problems={problems} warned={warned} /> : null}
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
          disabled={changes.length === 0 || problems.length > 0 || !isKnown}
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
