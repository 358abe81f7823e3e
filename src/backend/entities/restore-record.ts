import type { Work } from "../writes/write-handler.ts";
import { rejectRuleViolations } from "./check-rules.ts";
import { rejectUnknownReferences } from "./references.ts";
import { rejectCycles } from "./reject-cycles.ts";
import type { Versioned } from "./stored-entity.ts";

interface Restoring {
  readonly deleted: Pick<Versioned, "id" | "record">;
  /** Inserts the rows of the record. */
  readonly insert: Work<void>;
  /** Reads the restored record. */
  readonly read: Work<Versioned>;
}

/** Restores a deleted record, and checks its references and the rules on several records. */
export function restoreRecord(
  context: Parameters<typeof rejectRuleViolations>[1],
  { deleted, insert, read }: Restoring,
): Work<Versioned> {
  const { stored } = context;
  return async (tx) => {
    await rejectUnknownReferences(tx, context, deleted.record);
    await insert(tx);
    const written = await read(tx);
    await rejectCycles(tx, stored, written);
    // The record was valid when it was deleted, so only rules across records can be violated now.
    const rules = (stored.rules ?? []).filter(({ atMostOne }) => atMostOne);
    await rejectRuleViolations(tx, { ...context, stored: { ...stored, rules } }, { written, before: null });
    return written;
  };
}
