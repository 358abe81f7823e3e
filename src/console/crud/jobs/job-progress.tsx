import { Alert } from "../../ui/mui/alert.ts";
import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { LinearProgress } from "../../ui/mui/linear-progress.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { Job, JobFailure } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { isEnded, type JobCalls, jobKey } from "../../data/job-calls.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { toCsv } from "../../lib/csv.ts";
import { today } from "../../lib/date-range.ts";
import { saveTextFile } from "../../lib/save-text-file.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { forgetJob } from "./job-notes.ts";
import { doneText, endText, failureReason, writtenBy } from "./job-texts.ts";
import { useJobRuns } from "./use-job-runs.ts";

/** Failures in the dialog, and in one request of the file. */
const MAX_SHOWN = 100;
const PAGE = 1_000;

interface JobProgressProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly job: Job;
  readonly onClose: () => void;
}

/** The state of a job that is being watched. Closing the dialog does not stop it. */
export function useJob({ entity }: EntityScreens<MessageKey>, calls: JobCalls | null, first: Job): Job {
  const { data } = useQuery({
    queryKey: jobKey(entity, first.id),
    queryFn: async () => (await calls?.read(first.id)) ?? first,
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Progress of a job, a button that cancels it, and its failures. */
export function JobProgress({ screens, job: first, onClose }: JobProgressProps) {
  const text = useText();
  const { t } = text;
  const { calls } = useJobRuns(screens);
  const job = useJob(screens, calls, first);
  const { mutate: cancel, isPending, error } = useMutation({ mutationFn: async () => await calls?.cancel(first.id) });
  const { done, total, failed } = job;
  const ended = isEnded(job);
  const isPlain = ended && failed === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once. A notification shows the result.
  useEffect(() => (isPlain ? onClose() : undefined), [isPlain]);
  const close = () => {
    if (ended) {
      forgetJob(job.id);
    }
    onClose();
  };
  return (
    <DialogFrame
      title={t(screens.messages.count, { count: total })}
      onClose={close}
      maxWidth="md"
      gap={2}
      actions={
        <>
          {ended ? <SaveFailures screens={screens} calls={calls} job={job} /> : null}
          {ended ? null : (
            <Button color="inherit" loading={isPending} onClick={() => cancel()}>
              {t("bulk.stop")}
            </Button>
          )}
          <Button autoFocus onClick={close}>
            {t("crud.action.close")}
          </Button>
        </>
      }
    >
      {ended ? (
        <Typography role="status">
          {[endText(text, job) ?? "", writtenBy(job) > 0 ? doneText(text, screens, job) : ""].filter(Boolean).join(" ")}
        </Typography>
      ) : (
        <>
          <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={t(screens.messages.edit)} />
          <Typography variant="body2" role="status">
            {t("bulk.progress", { done, total })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t("job.background")}
          </Typography>
        </>
      )}
      {failed > 0 ? <Typography variant="body2">{t("job.failures", { count: failed })}</Typography> : null}
      {ended && failed > 0 ? <Failures screens={screens} calls={calls} job={job} /> : null}
      {error ? <Alert severity="error">{errorText(t, error)}</Alert> : null}
    </DialogFrame>
  );
}

interface FailuresProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly calls: JobCalls | null;
  readonly job: Job;
}

/** The first failed records with links and reasons. */
function Failures({ screens, calls, job }: FailuresProps) {
  const text = useText();
  const { t } = text;
  const { data, error } = useQuery({
    queryKey: ["failuresOfJob", job.id],
    queryFn: async () => (await calls?.failures(job.id, 1, MAX_SHOWN))?.rows ?? [],
  });
  if (error) {
    return <Alert severity="error">{errorText(t, error)}</Alert>;
  }
  const page = screens.routes.show ?? screens.routes.edit;
  const titleOf = ({ title, recordId }: JobFailure) =>
    page === null ? title : <Link to={toRecordPath(page, recordId)}>{title}</Link>;
  return (
    <Box component="ul" role="alert" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere", typography: "body2" }}>
      {data?.map((failure) => (
        <li key={String(failure.recordId)}>
          {titleOf(failure)}
          {`: ${failureReason(text, screens, failure)}`}
        </li>
      ))}
      {job.failed > MAX_SHOWN ? <li>{t("bulk.more", { count: job.failed - MAX_SHOWN })}</li> : null}
    </Box>
  );
}

/** Saves all failed records as CSV. */
function SaveFailures({ screens, calls, job }: FailuresProps) {
  const text = useText();
  const { t, language } = text;
  const save = useMutation({
    mutationFn: async () => {
      const rows: JobFailure[] = [];
      for (let page = 1; rows.length < job.failed; page += 1) {
        const found = (await calls?.failures(job.id, page, PAGE))?.rows ?? [];
        if (found.length === 0) {
          break;
        }
        rows.push(...found);
      }
      const head = ["id", t(screens.messages.one), t("job.reason")];
      const lines = rows.map((row) => [row.recordId, row.title, failureReason(text, screens, row)]);
      saveTextFile({ name: `${today()}.csv`, type: "text/csv", content: toCsv([head, ...lines], language) });
    },
  });
  return job.failed === 0 ? null : (
    <Button color="inherit" loading={save.isPending} onClick={() => save.mutate()}>
      {t("job.saveFailures")}
    </Button>
  );
}
