import type { EntityName, RecordOf } from "../../../contract/register.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";

/** New values by field; undefined clears a field. */
export interface FieldChange {
  readonly [field: string]: unknown;
}

/** A record and the values to be written to it. */
export interface RecordChange<Name extends string = string> {
  readonly record: RecordOf<Name>;
  readonly change: FieldChange;
}

/** Converts a record with a change to a request body. */
export type WriteChange = (record: EntityRecord, change: FieldChange) => FormData;

/** Reads a record of any entity; uses the cache if possible. */
export type ReadRecord = <Name extends EntityName>(entity: Name, id: RecordId) => Promise<RecordOf<Name>>;

/** Adds dependent changes of other fields of the same records. If it rejects, no record is written. */
export type BulkSideEffects<Name extends string = string> = (
  changes: readonly RecordChange<Name>[],
  read: ReadRecord,
) => Promise<readonly RecordChange[]>;
