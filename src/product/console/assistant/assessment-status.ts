import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { AssessmentStatus } from "../../../../schema/entities/assessment.ts";

/** Where an assessment can stand, in the order in which it usually gets there (spec §4). */
export const assessmentStatuses = [
  "created",
  "in-progress",
  "under-evaluation",
  "finalized",
] as const satisfies readonly AssessmentStatus[];

/** The status of that name; null where the console knows none such, and shows what it was given. */
export function toAssessmentStatus(value: unknown): AssessmentStatus | null {
  return assessmentStatuses.find((status) => status === value) ?? null;
}

export function toStatusLabelKey(status: AssessmentStatus): MessageKey {
  return `enum.assessmentStatus.${status}`;
}

/** Which statuses may follow is not specified: any other one may, and nothing follows itself. */
export function isStatusChange(from: AssessmentStatus, to: AssessmentStatus): boolean {
  return from !== to;
}
