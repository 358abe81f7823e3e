import type { RecordId } from "../../../contract/transport.ts";
import { fetchList, type ListSource } from "../../data/fetch-list.ts";
import { isRecordId } from "../../data/record-id.ts";
import { labelFieldsOf, type NamedBy, relatedTitle } from "../../data/related-title.ts";
import { foldText } from "../../lib/fold-text.ts";

const LOOKED_AT = 100;

/** The id of the record with that name or id. Null if there is none, or if the name is ambiguous. */
export async function findByName(source: ListSource, relation: NamedBy, name: string): Promise<RecordId | null> {
  const { rows } = await fetchList(
    { ...source, searched: labelFieldsOf(relation) },
    { page: 1, pageSize: LOOKED_AT, ...(name === "" ? {} : { search: name }) },
  );
  const wanted = foldText(name);
  const named = rows.filter((row) => foldText(relatedTitle(relation, row) ?? "") === wanted);
  if (named.length > 0) {
    return named.length === 1 && isRecordId(named[0]?.id) ? named[0].id : null;
  }
  return rows.find(({ id }) => String(id) === name)?.id ?? (await findById(source, name));
}

/** The id of an existing record, or null. Backends report an invalid id with different errors: all of them count. */
export async function findById({ client }: ListSource, id: string): Promise<RecordId | null> {
  try {
    const loaded = await client.get?.(id);
    return loaded && isRecordId(loaded.record.id) ? loaded.record.id : null;
  } catch {
    return null;
  }
}
