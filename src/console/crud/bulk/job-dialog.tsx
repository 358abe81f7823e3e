import { useState } from "react";
import type { Job } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useJobRuns } from "../jobs/use-job-runs.ts";
import { ChangePreview } from "./job-change.tsx";
import { startDraft, useDraft } from "./job-draft.ts";
import { InputsPreview, PlainPreview } from "./job-question.tsx";
import type { JobTask, NewJobProps } from "./job-task.ts";

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
  const Preview = toPreview(asked.task);
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

function toPreview(task: JobTask) {
  if (task.kind === "change") {
    return ChangePreview;
  }
  return task.kind === "action" && task.action.inputs !== undefined ? InputsPreview : PlainPreview;
}
