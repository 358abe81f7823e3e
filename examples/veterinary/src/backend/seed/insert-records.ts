import { v7 as newId } from "uuid";
import type { Db } from "#backend/database/database.ts";
import { toNewRow } from "#backend/entities/row-values.ts";
import { type EntityRecord, storedEntity } from "#backend/entities/stored-entity.ts";
import { storage } from "../../../generated/backend/storage.ts";

/** Inserts rows of an entity, embedded ones by their owner's id, and answers their ids in order. */
export async function insertRecords(tx: Db, entity: string, records: readonly EntityRecord[]): Promise<string[]> {
  const stored = storedEntity(storage, entity);
  const now = new Date().toISOString();
  const rows = records.map((record) => {
    const id = newId();
    const { position } = record;
    return { ...toNewRow(stored, record, { id, now }), ...(position === undefined ? {} : { position }), id };
  });
  await tx.insert(stored.table).values(rows as never);
  return rows.map(({ id }) => id);
}

/** Links records to others, in their order. */
export async function insertLinks(
  tx: Db,
  entity: string,
  links: readonly { readonly owner: string; readonly targets: readonly string[] }[],
): Promise<void> {
  for (const { table, ownerColumn, targetColumn } of storedEntity(storage, entity).links) {
    const rows = links.flatMap(({ owner, targets }) =>
      targets.map((target, position) => ({ [ownerColumn]: owner, [targetColumn]: target, position })),
    );
    await tx.insert(table).values(rows as never);
  }
}
