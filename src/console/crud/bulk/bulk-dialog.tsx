import { Button } from "../../ui/mui/button.ts";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isWithin } from "../../fields/field-path.ts";
import { problemText } from "../../fields/problem-text.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { bulkFields } from "../record/editable-fields.ts";
import { recordTitle } from "../record/record-title.ts";
import { affectsDependents } from "../rules/affects-dependents.ts";
import { UsesOfMany } from "../uses/uses-of-many.tsx";
import type { ChangeOutcome } from "../writes/batch-changes.ts";
import { changeFailureText } from "../writes/change-failures.ts";
import { remainingRecords } from "../writes/change-records.ts";
import { problemsIn } from "../writes/failure-text.ts";
import { isMissing } from "../writes/write-errors.ts";
import { BulkPreview, BulkSummary } from "./bulk-preview.tsx";
import { BulkValue, type BulkValueProps } from "./bulk-value.tsx";
import { Problems, Progress, Verdict } from "./bulk-verdict.tsx";
import { type BulkChoice, useBulkChange } from "./use-bulk-change.ts";
import { useChosenChange } from "./use-chosen-change.ts";

interface BulkDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly choice: BulkChoice;
  /** Receives the records that stay selected: failed and unprocessed ones, without deleted ones. */
  readonly onDone: (remaining: readonly EntityRecord[]) => void;
  readonly onClose: () => void;
}

/**
 * Sets one value on many records: preview, validation, progress and failures.
 *
 * @example
 * await renderScreen({ backend, route: "/", at: "/", element: <BulkDialog screens={screens} records={records} {...rest} /> });
 */
export function BulkDialog({ screens, records, choice, onDone, onClose }: BulkDialogProps) {
  const words = useText();
  const { field, value, isChosen, choose, chooseField } = useChoice(screens, choice);
  const tellDone = (outcome: ChangeOutcome) => {
    onDone(remainingRecords(outcome));
    if (outcome.failed.length === 0) {
      onClose();
    }
  };
  const { run, start, stop } = useBulkChange(screens, tellDone, true);
  const { changes, problems, warned, isKnown } = useChosenChange(screens, records, { field, value });
  if (!field) {
    return null;
  }
  const isGiven = choice.value !== undefined;
  const isRunning = run.step === "running";
  const failed = run.step === "over" ? run.outcome.failed : [];
  return (
    <DialogFrame
      title={toTitle(words, screens, records.length)}
      busy={isRunning}
      onClose={onClose}
      maxWidth="md"
      gap={2}
      actions={
        <>
          <CloseButton step={run.step} onStop={stop} onClose={onClose} />
          {records.length === 0 ? null : (
            <Button
              variant="contained"
              autoFocus={isGiven}
              loading={isRunning}
              disabled={changes.length === 0 || problems.length > 0 || !isKnown}
              onClick={() => void start(changes)}
            >
              {toTitle(words, screens, changes.length)}
            </Button>
          )}
        </>
      }
    >
      <ChoiceFields
        {...{ screens, records, field, value, isGiven }}
        hasFailed={failed.length > 0}
        onField={chooseField}
        onChange={choose}
        problem={refusalOf({ field: field.name, value }, failed, { words, screens })}
        disabled={isRunning}
      />
      <BulkPreview screens={screens} field={field} changes={changes} total={records.length} />
      {changes.some(({ record, change }) => affectsDependents(screens, record, { ...record, ...change })) ? (
        <UsesOfMany screens={screens} records={changes.map(({ record }) => record)} />
      ) : null}
      {isChosen ? <Verdict problems={problems} warned={warned} /> : null}
      {isRunning ? <Progress {...run} label={words.t(screens.messages.edit)} /> : null}
      <Failures screens={screens} failed={failed} />
    </DialogFrame>
  );
}

/** The field and its new value. Problems are shown only after the user has chosen a value. */
function useChoice(screens: EntityScreens<MessageKey>, given: BulkChoice) {
  const fields = bulkFields(screens);
  const [choice, setChoice] = useState({ ...given, isChosen: given.value !== undefined });
  useOpenWork(() => choice.isChosen);
  return {
    ...choice,
    field: fields.find(({ name }) => name === choice.field) ?? fields[0],
    choose: (value: unknown) => setChoice((now) => ({ ...now, value, isChosen: true })),
    chooseField: (field: string) => setChoice({ field, value: undefined, isChosen: false }),
  };
}

interface CloseButtonProps {
  readonly step: ReturnType<typeof useBulkChange>["run"]["step"];
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Stops a running change; otherwise closes the dialog. */
function CloseButton({ step, onStop, onClose }: CloseButtonProps) {
  const { t } = useText();
  const label = { idle: "crud.action.cancel", running: "bulk.stop", over: "crud.action.close" } as const;
  return (
    <Button color="inherit" onClick={step === "running" ? onStop : onClose}>
      {t(label[step])}
    </Button>
  );
}

interface ChoiceFieldsProps extends BulkValueProps {
  /** The choice was made before the dialog opened. */
  readonly isGiven: boolean;
  /** The server rejected the value for some records. */
  readonly hasFailed: boolean;
  readonly onField: (name: string) => void;
}

/** The field and its new value: stated if they are given, with a button that shows the inputs. */
export function ChoiceFields({ isGiven, hasFailed, onField, ...props }: ChoiceFieldsProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { screens, records, field, value, disabled } = props;
  // All were changed or no longer exist: only the reasons are left to read.
  if (hasFailed && records.length === 0) {
    return null;
  }
  if (isGiven && !hasFailed && !isOpen) {
    return (
      <BulkSummary field={field} value={value}>
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {t("bulk.other")}
        </Button>
      </BulkSummary>
    );
  }
  return (
    <>
      <SelectField
        label={t("bulk.field")}
        value={field.name}
        options={bulkFields(screens).map(({ name, labelKey }) => ({ value: name, label: t(labelKey) }))}
        disabled={disabled}
        onChange={onField}
        sx={{ mt: 1 }}
      />
      <BulkValue key={field.name} {...props} />
    </>
  );
}

/** The action with the number of records, or only the action for none. */
function toTitle({ t }: Text, { messages }: EntityScreens<MessageKey>, count: number): string {
  return count === 0 ? t("bulk.edit") : `${t("bulk.edit")} ${t(messages.count, { count })}`;
}

/** Records that failed, with the reason. Records that no longer exist are listed separately. */
function Failures({ screens, failed }: Pick<BulkDialogProps, "screens"> & Pick<ChangeOutcome, "failed">) {
  const words = useText();
  const { t } = words;
  const gone = failed.filter(({ error }) => isMissing(error));
  const stayed = failed.filter(({ error }) => !isMissing(error));
  const toLine = ({ item, error }: ChangeOutcome["failed"][number]) =>
    `${recordTitle(screens, item.record)}: ${changeFailureText(words, error, screens)}`;
  return (
    <>
      <Problems title={t("bulk.failures", { count: stayed.length })} lines={stayed.map(toLine)} />
      <Problems title={t("bulk.gone", { count: gone.length })} lines={gone.map(toLine)} />
    </>
  );
}

/** The server's errors for the current value, or null. */
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
