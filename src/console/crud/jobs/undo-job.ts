import type { Job } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { newIdempotencyKey } from "../../api/idempotency.ts";
import type { JobCalls } from "../../data/job-calls.ts";
import type { Undo } from "../../data/recent-changes.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { Text } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { sendSurely } from "../writes/batch-run.ts";
import { followJob } from "./follow-job.ts";
import { doneText, endText, failureReason, writtenBy } from "./job-texts.ts";

/** Maximum number of records that the undo lists because it did not restore them. */
const MAX_PROBLEMS = 100;

interface UndoJobOptions {
  readonly screens: EntityScreens<MessageKey>;
  readonly calls: JobCalls;
  readonly getText: () => Text;
  readonly refresh: () => Promise<unknown>;
}

/** The undo of a job, as another job. */
export function undoJob(options: UndoJobOptions, job: Job): Undo {
  const { screens, calls, getText, refresh } = options;
  const undo: Undo = async ({ onProgress, signal, again }) => {
    const text = getText();
    try {
      const idempotencyKey = newIdempotencyKey();
      const opened = await sendSurely(() => calls.open({ kind: "undo", undoes: job.id }, {}, { idempotencyKey }));
      const ended = await followJob(calls, opened, {
        signal,
        onChange: ({ done, total }) => onProgress(done, total),
      });
      const { rows } = ended.failed > 0 ? await calls.failures(ended.id, 1, MAX_PROBLEMS) : { rows: [] };
      const problems = rows.map((row) => ({ title: row.title, reason: failureReason(text, screens, row) }));
      return { toasts: toToasts(text, screens, ended), problems, left: ended.state === "done" ? null : undo };
    } catch (error) {
      const action = { label: text.t("bulk.undo"), run: again };
      return { toasts: [{ kind: "error", text: errorText(text.t, error), action }], problems: [], left: undo };
    } finally {
      await refresh();
    }
  };
  return undo;
}

function toToasts(text: Text, screens: EntityScreens<MessageKey>, ended: Job): readonly ToastRequest[] {
  const { failed } = ended;
  const warnings = [endText(text, ended), failed === 0 ? null : text.t("job.notUndone", { count: failed })];
  return [
    ...(writtenBy(ended) > 0 ? [{ text: doneText(text, screens, ended) }] : []),
    ...warnings.filter((warning) => warning !== null).map((warning) => ({ kind: "warning" as const, text: warning })),
  ];
}
