import type { Job, JobFailure } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Text } from "../../i18n/text.ts";
import { changeFailureText } from "../writes/change-failures.ts";

/** Number of records that a job has written. */
export function writtenBy({ counts: { changed, deleted, restored, executed } }: Job): number {
  return changed + deleted + restored + executed;
}

/** What a job has done: "12 members changed". */
export function doneText({ t }: Text, { messages }: EntityScreens<MessageKey>, job: Job): string {
  const count = writtenBy(job);
  switch (job.kind) {
    case "delete":
      return t(messages.bulkDeleted, { count });
    case "undo":
      return t("bulk.undone", { subject: t(messages.count, { count }) });
    case "restore":
      return t("trash.restored", { title: t(messages.count, { count }) });
    default:
      return t(messages.bulkDone, { count });
  }
}

/** Why a job ended early; null if it did not. */
export function endText({ t }: Text, { state, done, total }: Job): string | null {
  switch (state) {
    case "cancelled":
      return t("bulk.cut", { done, total });
    case "failed":
      return t("job.failed", { done, total });
    default:
      return null;
  }
}

/** Why a job did not write a record. */
export function failureReason(words: Text, screens: EntityScreens<MessageKey>, { problem }: JobFailure): string {
  return problem === null
    ? words.t("bulk.changedSince")
    : changeFailureText(words, new ApiError({ kind: "http", ...problem, serverMessage: problem.message }), screens);
}
