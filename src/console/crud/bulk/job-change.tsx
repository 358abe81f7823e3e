import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { bulkFields } from "../record/editable-fields.ts";
import { useLoadChangeForm } from "../writes/use-change-form.ts";
import { ChoiceFields } from "./bulk-dialog.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import { Verdict } from "./bulk-verdict.tsx";
import { StartFrame } from "./job-start-frame.tsx";
import type { JobPreviewProps } from "./job-task.ts";
import { useChosenChange } from "./use-chosen-change.ts";

/** A field with its new value, and the first records before and after. */
export function ChangePreview({ screens, sample, task, draft, onStart, onClose }: JobPreviewProps) {
  const { t } = useText();
  const choice = task.kind === "change" ? task.choice : { field: "" };
  const [name, setName] = useState(choice.field);
  const [value, setValue] = useState<unknown>(choice.value);
  const [isChosen, setChosen] = useState(choice.value !== undefined);
  const fields = bulkFields(screens);
  const field = fields.find((each) => each.name === name) ?? fields[0];
  const { changes, problems, warned, isKnown } = useChosenChange(screens, sample, { field, value });
  const loadForm = useLoadChangeForm(screens);
  if (!field) {
    return null;
  }
  const start = async () => {
    const write = await loadForm();
    const body = write(sample[0] ?? { id: "" }, { [field.name]: value });
    await onStart({ set: { [field.name]: body[field.name] ?? null } });
  };
  const count = draft.job?.total ?? 0;
  // A value that no shown record accepts is wrong itself. Otherwise the backend reports the records that it refuses.
  const isWrong = problems.length > 0 && problems.length >= changes.length;
  return (
    <StartFrame
      title={count === 0 ? t("bulk.edit") : `${t("bulk.edit")} ${t(screens.messages.count, { count })}`}
      draft={draft}
      isReady={isKnown && isChosen && !isWrong}
      isGiven={choice.value !== undefined}
      onStart={start}
      onClose={onClose}
      renderFields={(isBusy) => (
        <ChoiceFields
          screens={screens}
          records={sample}
          field={field}
          value={value}
          isGiven={choice.value !== undefined}
          hasFailed={false}
          onField={(next) => {
            setName(next);
            setValue(undefined);
            setChosen(false);
          }}
          onChange={(next) => {
            setValue(next);
            setChosen(true);
          }}
          problem={null}
          disabled={isBusy}
        />
      )}
    >
      <BulkPreview screens={screens} field={field} changes={changes} total={sample.length} all={count} />
      {isChosen ? <Verdict problems={problems} warned={warned} /> : null}
    </StartFrame>
  );
}
