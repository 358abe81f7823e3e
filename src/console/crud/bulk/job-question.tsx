import { Alert } from "../../ui/mui/alert.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { recordTitle } from "../record/record-title.ts";
import { useDeletionConsequence } from "../writes/deletion-consequence.ts";
import type { Outcome } from "../writes/run-each.ts";
import { hasDetails } from "../writes/write-errors.ts";
import { StartFrame } from "./job-start-frame.tsx";
import type { JobPreviewProps, JobTask } from "./job-task.ts";

/** A deletion or an action, with the titles of the first records. */
export function PlainPreview({ screens, sample, task, draft, onStart, onClose }: JobPreviewProps) {
  const text = useText();
  const { t } = text;
  const withConsequence = useDeletionConsequence();
  const count = draft.job?.total ?? 0;
  const { messages } = screens;
  const isDelete = task.kind === "delete";
  const said = isDelete ? withConsequence(t(messages.bulkDeleteConfirm)) : actionText(text, task, count);
  return (
    <StartFrame
      title={isDelete ? t(messages.bulkDelete, { count }) : toVerb(text, task)}
      verb={`${toVerb(text, task)} ${t(messages.count, { count })}`}
      draft={draft}
      isReady
      isGiven={!isDelete}
      isDangerous={isDelete}
      onStart={() => onStart({})}
      onClose={onClose}
    >
      <Typography>{said}</Typography>
      <FirstNames screens={screens} sample={sample} count={count} />
    </StartFrame>
  );
}

const InputsDialog = lazyComponent(async () => (await import("../form/inputs-dialog.tsx")).InputsDialog);

/** An action whose inputs are entered once for all records. The draft is chosen meanwhile. */
export function InputsPreview({ screens, all, sample, task, draft, onStart, onClose }: JobPreviewProps) {
  const text = useText();
  const { t } = text;
  const [error, setError] = useState<unknown>(null);
  const inputs = task.kind === "action" ? task.action.inputs : undefined;
  if (inputs === undefined) {
    return null;
  }
  const count = draft.job?.total ?? all.count - all.except.length;
  const run = async (body: FormData): Promise<Outcome | undefined> => {
    setError(null);
    try {
      await onStart({ inputs: body });
      return undefined;
    } catch (failure) {
      setError(hasDetails(failure) ? null : failure);
      return { done: [], failed: [{ item: null, error: withoutPrefix(failure) }], left: [] };
    }
  };
  const problem = error ?? draft.error;
  return (
    <InputsDialog
      inputs={inputs}
      title={`${toVerb(text, task)} ${t(screens.messages.count, { count })}`}
      text={actionText(text, task, count) || null}
      isReady={draft.job !== null && draft.job.total > 0}
      onRun={run}
      onMissing={onClose}
      onClose={onClose}
    >
      <FirstNames screens={screens} sample={sample} count={count} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t("job.onServer")}
      </Typography>
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorText(t, problem)}
        </Alert>
      ) : null}
    </InputsDialog>
  );
}

/** Field problems of a job's inputs, by the paths of the form. */
function withoutPrefix(error: unknown): unknown {
  if (!hasDetails(error)) {
    return error;
  }
  const details = error.details.map((detail) => ({ ...detail, path: detail.path.replace(/^inputs(\.|$)/, "") }));
  return new ApiError({ ...error, message: error.message, cause: error.cause, details });
}

const MAX_NAMES = 10;

type FirstNamesProps = Pick<JobPreviewProps, "screens" | "sample"> & { readonly count: number };

/** The titles of the first records, and the number of the others. */
function FirstNames({ screens, sample, count }: FirstNamesProps) {
  const { t } = useText();
  const shown = sample.slice(0, MAX_NAMES).map((record) => recordTitle(screens, record));
  const names = count > shown.length ? [...shown, t("bulk.more", { count: count - shown.length })] : shown;
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {t("bulk.names", { names: names.join(", ") })}
    </Typography>
  );
}

function toVerb({ t }: Text, task: JobTask): string {
  return task.kind === "action" ? t(task.action.labelKey) : t("crud.action.delete");
}

function actionText({ t }: Text, task: JobTask, count: number): string {
  const key = task.kind === "action" ? task.action.confirmKey : null;
  return key ? t(key, { title: "", count }) : "";
}
