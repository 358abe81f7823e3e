import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { toNewRow } from "../entities/row-values.ts";
import { type EntityRecord, type Storage, storedEntity } from "../entities/stored-entity.ts";

/** A record and the ids of its linked records. */
export interface DemoLinks {
  readonly owner: string;
  readonly targets: readonly string[];
}

/** Writes a product's demo data without the checks of routes, for `BackendProduct.seedDemo`. */
export interface DemoWriter {
  /** Inserts rows of an entity, embedded ones by their owner's id. Returns their ids in order. */
  readonly insertRecords: (tx: Db, entity: string, records: readonly EntityRecord[]) => Promise<string[]>;
  /** Links records to others, in order. */
  readonly insertLinks: (tx: Db, entity: string, links: readonly DemoLinks[]) => Promise<void>;
}

/**
 * Creates the writer of a product's demo data.
 *
 * @example
 * const { insertRecords } = createDemoWriter(storage);
 */
export function createDemoWriter(storage: Storage): DemoWriter {
  return {
    insertRecords: async (tx, entity, records) => {
      const stored = storedEntity(storage, entity);
      const now = new Date().toISOString();
      const rows = records.map((record) => {
        const id = newId();
        const { position } = record;
        return { ...toNewRow(stored, record, { id, now }), ...(position === undefined ? {} : { position }), id };
      });
      await tx.insert(stored.table).values(rows);
      return rows.map(({ id }) => id);
    },
    insertLinks: async (tx, entity, links) => {
      for (const { table, ownerColumn, targetColumn } of storedEntity(storage, entity).links) {
        const rows = links.flatMap(({ owner, targets }) =>
          targets.map((target, position) => ({ [ownerColumn]: owner, [targetColumn]: target, position })),
        );
        await tx.insert(table).values(rows);
      }
    },
  };
}
