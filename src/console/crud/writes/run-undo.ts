import { changeRecords } from "./change-records.ts";
import { memberReader } from "./changed-since.ts";
import type { RecordChange } from "./record-change.ts";
import { type RunUndo, toRunOptions, toUndoOutcome } from "./undo-outcome.ts";

/** Undoes changes of records: of each, only if its changed members still have the written values. */
export function undoChanges(changes: readonly RecordChange[]): RunUndo {
  return async (setting) => {
    const read = memberReader(setting.screens);
    const outcome = await changeRecords(setting.client, changes, { read, ...toRunOptions(setting, changes.length) });
    return toUndoOutcome(outcome, setting, { toRecord: ({ record }) => record, toUndo: undoChanges });
  };
}
