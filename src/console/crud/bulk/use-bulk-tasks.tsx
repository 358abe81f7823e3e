import { useEffect, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import type { AllMatching } from "../jobs/all-matching.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import type { JobTask } from "./job-task.ts";
import type { BulkChoice } from "./use-bulk-change.ts";

const JobDialog = lazyComponent(async () => (await import("./job-dialog.tsx")).JobDialog);

/** The selected records, and the calls that change them in the browser. */
export interface BulkTasksProps {
  readonly screens: EntityScreens<MessageKey>;
  /** All matching records, if they are selected without being loaded. */
  readonly all?: AllMatching | null;
  /** The loaded selected records. */
  readonly records: readonly EntityRecord[];
  /** With true, loads the records, except those with the ids. Resolves to false if that failed. */
  readonly onSelectMatching: (isLoaded?: boolean, except?: readonly string[]) => Promise<boolean>;
  readonly onEdit: (choice: BulkChoice) => void;
  readonly onClear: () => void;
  readonly onDelete: () => void;
  readonly onAction: (action: ActionDescriptor<MessageKey>) => void;
}

/** Starts a task: as a job of the backend if all matching records are selected and it can be one, else in the browser. */
export function useBulkTasks({ screens, all = null, records, onSelectMatching, onClear, ...own }: BulkTasksProps) {
  const { bulkSideEffects } = useOverrides(screens.entity);
  const [task, setTask] = useState<JobTask | null>(null);
  /** A task of the browser that waits for the records. */
  const [waiting, setWaiting] = useState<JobTask | null>(null);
  const run = useLatest((next: JobTask) => {
    switch (next.kind) {
      case "change":
        own.onEdit(next.choice);
        break;
      case "delete":
        own.onDelete();
        break;
      default:
        own.onAction(next.action);
    }
  });
  useEffect(() => {
    if (waiting !== null && all === null) {
      setWaiting(null);
      run.current(waiting);
    }
  }, [waiting, all]);
  const runHere = async (next: JobTask) => {
    setTask(null);
    setWaiting(next);
    if (!(await onSelectMatching(true, all?.except))) {
      setWaiting(null);
    }
  };
  const start = (next: JobTask) => {
    if (all === null) {
      run.current(next);
    } else if (canBeJob(next, bulkSideEffects !== null)) {
      setTask(next);
    } else {
      void runHere(next);
    }
  };
  const close = (isStarted: boolean) => {
    setTask(null);
    if (isStarted) {
      onClear();
    }
  };
  const dialog =
    task !== null && all !== null ? (
      <JobDialog
        screens={screens}
        all={all}
        task={task}
        sample={records}
        onUnsupported={() => void runHere(task)}
        onMissing={() => setTask(null)}
        onClose={close}
      />
    ) : null;
  return { start, dialog };
}

/** Tokens to show, and other fields that change along need the browser. */
function canBeJob(task: JobTask, hasSideEffects: boolean): boolean {
  switch (task.kind) {
    case "change":
      return !hasSideEffects;
    case "delete":
      return true;
    default:
      return task.action.issues === null;
  }
}
