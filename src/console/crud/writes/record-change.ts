import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";

/** What fields become; undefined takes a value away. */
export interface FieldChange {
  readonly [field: string]: unknown;
}

/** One record and what becomes of it. */
export interface RecordChange {
  readonly record: EntityRecord;
  readonly change: FieldChange;
}

/** A record with a change, as it is sent. */
export type WriteChange = (record: EntityRecord, change: FieldChange) => FormData;

/** Reads a record of any entity, once; rejects where it cannot be read. */
export type ReadRecord = (entity: string, id: RecordId) => Promise<EntityRecord>;

/** Changes with what follows from them in other fields of the same records; rejects where that cannot be told. */
export type BringAlong = (changes: readonly RecordChange[], read: ReadRecord) => Promise<readonly RecordChange[]>;
