import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { AssessmentStatus } from "../../../../schema/entities/assessment.ts";

/** Statuses of an assessment in their usual order (spec §4). */
export const assessmentStatuses = [
  "created",
  "in-progress",
  "under-evaluation",
  "finalized",
] as const satisfies readonly AssessmentStatus[];

/** Parses a status; null if it is unknown, so that the console shows it as it is. */
export function toAssessmentStatus(value: unknown): AssessmentStatus | null {
  return assessmentStatuses.find((status) => status === value) ?? null;
}

export function toStatusLabelKey(status: AssessmentStatus): MessageKey {
  return `enum.assessmentStatus.${status}`;
}

/** The specification does not limit transitions, so every change to another status is allowed. */
export function isStatusChange(from: AssessmentStatus, to: AssessmentStatus): boolean {
  return from !== to;
}
