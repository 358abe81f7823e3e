import { inArray } from "drizzle-orm";
import { titleOf } from "../../contract/record-title.ts";
import type { Db } from "../database/database.ts";
import type { EntityModel } from "./entity-model.ts";
import { readRecords } from "./read-records.ts";
import { columnOf, isId, type Row } from "./stored-entity.ts";

/** Where titles of records are read. */
export interface TitleSource {
  readonly db: Db;
  readonly model: Pick<EntityModel, "storage">;
  readonly timeZone: string;
}

/** Titles of existing records by id. A record without a title has its id as its title. */
export async function readTitles(
  { db, model: { storage }, timeZone }: TitleSource,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const full = storage[entity];
  const wanted = ids.filter(isId);
  if (full === undefined || wanted.length === 0) {
    return new Map();
  }
  const { titleField, titleFields = [titleField] } = full;
  const stored = { ...full, links: [], children: [], expansions: [] };
  const rows: readonly Row[] = await db
    .select()
    .from(full.table)
    .where(inArray(columnOf(full.table, "id"), wanted));
  const records = await readRecords({ db, storage, stored, timeZone }, rows);
  return new Map(records.map(({ id, record }) => [id, titleOf(record, titleFields) ?? id]));
}
