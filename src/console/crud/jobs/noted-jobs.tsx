import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Job } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { isEnded } from "../../data/job-calls.ts";
import { useText } from "../../i18n/use-text.ts";
import buttons from "../../ui/plain-button.module.css";
import { isMissing } from "../writes/write-errors.ts";
import { forgetJob, notedJobs } from "./job-notes.ts";
import { JobProgress, useJob } from "./job-progress.tsx";
import { useJobRuns } from "./use-job-runs.ts";

interface NotedJobsProps {
  readonly screens: EntityScreens<MessageKey>;
}

/** Jobs of this browser that run, or whose failures were not shown yet. */
export function NotedJobs({ screens }: NotedJobsProps) {
  const { calls, watch } = useJobRuns(screens);
  const { entity } = screens;
  const { data: jobs = [], refetch } = useQuery({
    queryKey: ["notedJobs", entity],
    gcTime: 0,
    queryFn: async () => {
      const found = await Promise.all(notedJobs(entity).map(async (id) => await calls?.read(id).catch(orForget(id))));
      return found.filter((job) => job !== undefined && job !== null);
    },
  });
  useEffect(() => {
    for (const job of jobs) {
      watch(job);
    }
  }, [jobs, watch]);
  return jobs.map((job) => <NotedJob key={job.id} screens={screens} job={job} onClose={() => void refetch()} />);
}

/** Forgets a job that is gone, or that belongs to another user. */
function orForget(id: string) {
  return (error: unknown): null => {
    if (isMissing(error)) {
      forgetJob(id);
    }
    return null;
  };
}

interface NotedJobProps extends NotedJobsProps {
  readonly job: Job;
  readonly onClose: () => void;
}

function NotedJob({ screens, job: first, onClose }: NotedJobProps) {
  const { t } = useText();
  const { calls } = useJobRuns(screens);
  const job = useJob(screens, calls, first);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const isOver = isEnded(job);
  return (
    <>
      {isOver && job.failed === 0 ? null : (
        <button type="button" className={buttons["button"]} onClick={() => setOpen(true)}>
          {isOver ? t("job.failures", { count: job.failed }) : t("job.running", { done: job.done, total: job.total })}
        </button>
      )}
      {isOpen ? <JobProgress screens={screens} job={job} onClose={close} /> : null}
    </>
  );
}
