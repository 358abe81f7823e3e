import type { RecordId } from "../../contract/transport.ts";
import type { JsonObject } from "../lib/json-object.ts";

/** Related records that were chosen in a form. Some backends expect the whole record on save. */
export class ChosenRecords {
  readonly #records = new Map<string, JsonObject>();

  remember(entity: string, id: RecordId, record: JsonObject): void {
    this.#records.set(`${entity} ${id}`, record);
  }

  /** The chosen record, or null. */
  readonly find = (entity: string, id: RecordId): JsonObject | null => this.#records.get(`${entity} ${id}`) ?? null;
}
