import type { EntityRecord } from "../../../contract/transport.ts";
import { checkUnchanged } from "./changed-since.ts";
import { runEach } from "./run-each.ts";
import { type RunUndo, toRunOptions, toUndoOutcome } from "./undo-outcome.ts";

/** Deletes records that were created: each of them only if it has not changed since. */
export function undoCreation(records: readonly EntityRecord[]): RunUndo {
  return async (setting) => {
    const { screens, client } = setting;
    const deleteOne = async (created: EntityRecord) => {
      const loaded = await client.get?.(created.id);
      if (loaded) {
        checkUnchanged(screens, created, loaded.record);
      }
      const etag = loaded?.etag ?? null;
      await client.delete?.(created.id, etag === null ? {} : { etag });
    };
    const outcome = await runEach(records, deleteOne, toRunOptions(setting, records.length));
    return toUndoOutcome(outcome, setting, { toRecord: (record) => record, toUndo: undoCreation });
  };
}
