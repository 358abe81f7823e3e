import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { Job, JobWork } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { type JobRuns, useJobRuns } from "../jobs/use-job-runs.ts";
import { bulkFields } from "../record/editable-fields.ts";
import { recordTitle } from "../record/record-title.ts";
import { useDeletionConsequence } from "../writes/deletion-consequence.ts";
import { useLoadChangeForm } from "../writes/use-change-form.ts";
import { ChoiceFields } from "./bulk-dialog.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import { Verdict } from "./bulk-verdict.tsx";
import type { JobTask, NewJobProps } from "./job-task.ts";
import { useChosenChange } from "./use-chosen-change.ts";

interface JobDialogProps extends NewJobProps {
  readonly screens: EntityScreens<MessageKey>;
  /** The backend does not offer this job: the browser has to do the work. */
  readonly onUnsupported: () => void;
  /** `isStarted`: the job runs, or has ended. */
  readonly onClose: (isStarted: boolean) => void;
}

/** Starts a job for all matching records: the backend chooses them, then a preview, then the progress. */
export function JobDialog({ screens, onUnsupported, onClose, ...asked }: JobDialogProps) {
  const runs = useJobRuns(screens);
  const draft = useDraft(runs, asked, onUnsupported);
  const [job, setJob] = useState<Job | null>(null);
  if (job !== null) {
    return <JobProgress screens={screens} job={job} onClose={() => onClose(true)} />;
  }
  const Preview = asked.task.kind === "change" ? ChangePreview : PlainPreview;
  return (
    <Preview
      {...asked}
      screens={screens}
      draft={draft}
      onStart={async (work) => setJob(await startDraft(runs, draft.job, work))}
      onClose={() => onClose(false)}
    />
  );
}

interface Draft {
  readonly job: Job | null;
  readonly error: unknown;
}

const UNSUPPORTED = [404, 405, 501];

/** Lets the backend choose the records. */
function useDraft({ calls }: JobRuns, { all, task }: NewJobProps, onUnsupported: () => void): Draft {
  const { data, error } = useQuery({
    queryKey: ["draftOfJob", useId()],
    gcTime: 0,
    staleTime: "static",
    queryFn: async () => {
      const action = task.kind === "action" ? { action: task.action.name } : {};
      const except = all.except.length === 0 ? {} : { except: all.except };
      return (await calls?.open({ kind: task.kind, draft: true, ...action, ...except }, all.query)) ?? null;
    },
  });
  const isUnsupported = data === null || (error instanceof ApiError && UNSUPPORTED.includes(error.statusCode));
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the response is known.
  useEffect(() => (isUnsupported ? onUnsupported() : undefined), [isUnsupported]);
  return { job: data ?? null, error: isUnsupported ? null : error };
}

/** Starts the job and watches it. If the response is lost, the job's state shows whether it started. */
async function startDraft({ calls, watch }: JobRuns, draft: Job | null, work: JobWork): Promise<Job> {
  if (calls === null || draft === null) {
    throw new TypeError("The job has no draft");
  }
  const job = await calls.start(draft.id, work).catch(async (error: unknown) => {
    const now = await calls.read(draft.id).catch(() => draft);
    if (now.state === "draft") {
      throw error;
    }
    return now;
  });
  watch(job);
  return job;
}

interface PreviewProps extends NewJobProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly draft: Draft;
  readonly onStart: (work: JobWork) => Promise<void>;
  readonly onClose: () => void;
}

/** A field with its new value, and the first records before and after. */
function ChangePreview({ screens, sample, task, draft, onStart, onClose }: PreviewProps) {
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

const MAX_NAMES = 10;

/** A deletion or an action, with the titles of the first records. */
function PlainPreview({ screens, sample, task, draft, onStart, onClose }: PreviewProps) {
  const text = useText();
  const { t } = text;
  const withConsequence = useDeletionConsequence();
  const count = draft.job?.total ?? 0;
  const shown = sample.slice(0, MAX_NAMES).map((record) => recordTitle(screens, record));
  const names = count > shown.length ? [...shown, t("bulk.more", { count: count - shown.length })] : shown;
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
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {t("bulk.names", { names: names.join(", ") })}
      </Typography>
    </StartFrame>
  );
}

function toVerb({ t }: Text, task: JobTask): string {
  return task.kind === "action" ? t(task.action.labelKey) : t("crud.action.delete");
}

function actionText({ t }: Text, task: JobTask, count: number): string {
  const key = task.kind === "action" ? task.action.confirmKey : null;
  return key ? t(key, { title: "", count }) : "";
}

interface StartFrameProps {
  readonly title: string;
  /** Label of the button. Default: the title. */
  readonly verb?: string;
  readonly draft: Draft;
  readonly isReady: boolean;
  /** Enter starts the job: the button has the focus. */
  readonly isGiven: boolean;
  readonly isDangerous?: boolean;
  readonly onStart: () => Promise<void>;
  readonly onClose: () => void;
  readonly renderFields?: (isBusy: boolean) => React.ReactNode;
  readonly children: React.ReactNode;
}

/** The dialog before the start: what will happen to how many records. */
function StartFrame({ title, verb = title, draft, isReady, isGiven, isDangerous = false, ...props }: StartFrameProps) {
  const { onStart, onClose, renderFields, children } = props;
  const { t } = useText();
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: onStart });
  const start = useOneAtATime(mutateAsync);
  const problem = error ?? draft.error;
  const isChoosing = draft.job === null && draft.error === null;
  return (
    <DialogFrame
      title={title}
      busy={isPending}
      onClose={onClose}
      maxWidth="md"
      gap={2}
      actions={
        <>
          <Button color="inherit" autoFocus={!isGiven} disabled={isPending} onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button
            variant="contained"
            color={isDangerous ? "error" : "primary"}
            autoFocus={isGiven}
            loading={isPending || isChoosing}
            disabled={!isReady || draft.job === null || draft.job.total === 0}
            onClick={() => start()}
          >
            {verb}
          </Button>
        </>
      }
    >
      {renderFields?.(isPending)}
      {isChoosing ? <Typography role="status">{t("job.choosing")}</Typography> : children}
      <Typography variant="body2" color="textSecondary">
        {t("job.onServer")}
      </Typography>
      {problem ? <Alert severity="error">{errorText(t, problem)}</Alert> : null}
    </DialogFrame>
  );
}
