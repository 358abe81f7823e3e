import type { Job, JobWork } from "../../../contract/jobs.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { AllMatching } from "../jobs/all-matching.ts";
import type { BulkChoice } from "./use-bulk-change.ts";

/** What to do with all records that match. */
export type JobTask =
  | { readonly kind: "change"; readonly choice: BulkChoice }
  | { readonly kind: "delete" }
  | { readonly kind: "action"; readonly action: ActionDescriptor<MessageKey> };

export interface NewJobProps {
  readonly all: AllMatching;
  readonly task: JobTask;
  /** Some of the records, for the preview. */
  readonly sample: readonly EntityRecord[];
}

/** The records of a new job, which the backend has chosen. */
export interface Draft {
  readonly job: Job | null;
  readonly error: unknown;
}

/** A job before its start. */
export interface JobPreviewProps extends NewJobProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly draft: Draft;
  readonly onStart: (work: JobWork) => Promise<void>;
  readonly onClose: () => void;
}
