import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { runBatch } from "./batch-run.ts";
import { plainFields } from "./changed-since.ts";
import type { Outcome, RunOptions } from "./run-each.ts";
import { isMissing } from "./write-errors.ts";

/** Deletes many records by batch calls, if they have not changed since they were displayed. Null: send single calls. */
export async function deleteByBatch(
  { screens, client }: { readonly screens: EntityScreens<MessageKey>; readonly client: EntityClient },
  records: readonly EntityRecord[],
  options: RunOptions,
): Promise<Outcome<EntityRecord> | null> {
  const outcome = await runBatch(client, records, {
    ...options,
    toRow: (record) => ({ operation: "delete", id: record.id, base: plainFields(screens, record) }),
  });
  // A record that is gone already needs no deletion.
  return outcome && { ...outcome, failed: outcome.failed.filter(({ error }) => !isMissing(error)) };
}
