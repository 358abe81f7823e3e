import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import type { TrashCalls } from "../../data/trash-calls.ts";
import { runEach } from "./run-each.ts";
import { type RunUndo, toRunOptions, toUndoOutcome } from "./undo-outcome.ts";

/** Restores deleted records from the trash. */
export function undoDeletion(records: readonly EntityRecord[], trash: TrashCalls): RunUndo {
  return async (setting) => {
    const { entity } = setting.screens;
    const restoreOne = async ({ id }: EntityRecord) => {
      const { rows } = await trash.list({ page: 1, pageSize: 1, filters: { entity, recordId: String(id) } });
      const [row] = rows;
      if (row === undefined) {
        throw new ApiError({ kind: "http", statusCode: 404, message: "The record is not in the trash" });
      }
      await trash.restore(row.id);
    };
    const outcome = await runEach(records, restoreOne, toRunOptions(setting, records.length));
    return toUndoOutcome(outcome, setting, {
      toRecord: (record) => record,
      toUndo: (rest) => undoDeletion(rest, trash),
    });
  };
}
