import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import type { ThroughRelation } from "../../../contract/unit-by.ts";
import type { RelatedCurrency } from "../../../kinds/cell-codec.ts";
import { textOr } from "../../fields/currency-of.ts";
import { idIn, outerIdIn } from "../../fields/relation-shape.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";

type Field = FieldDescriptor<MessageKey>;

/** Loads the target of a relation, or the record that contains it. */
type Load = (relation: ThroughRelation, entity: string, id: RecordId) => Promise<JsonObject>;

const outerId = (through: ThroughRelation, record: EntityRecord): RecordId | null =>
  through.within ? outerIdIn(through.within, record) : idIn(record[through.field]);

const keyOf = ({ within, entity }: ThroughRelation, id: RecordId | null): string =>
  `${within?.entity ?? entity} ${String(id)}`;

interface Wanted {
  readonly through: ThroughRelation;
  readonly id: RecordId;
}

function toWanted(through: ThroughRelation, record: EntityRecord): readonly (readonly [string, Wanted])[] {
  const id = outerId(through, record);
  return id === null ? [] : [[keyOf(through, id), { through, id }]];
}

/** Loads the related records that determine currencies, each once. */
export async function loadCurrencies(
  load: Load,
  records: readonly EntityRecord[],
  fields: readonly Field[],
): Promise<RelatedCurrency> {
  const wanted = new Map(
    fields.flatMap(({ currencyBy }) => {
      const through = currencyBy?.through;
      return through ? records.flatMap((record) => toWanted(through, record)) : [];
    }),
  );
  const holders = new Map<string, JsonObject>();
  const read = async ([key, { through, id }]: readonly [string, Wanted]) =>
    holders.set(key, await load(through, through.within?.entity ?? through.entity, id));
  await Promise.allSettled([...wanted].map(read));
  return ({ currency = "", currencyBy }, through, record) => {
    const own = record[through.field];
    const inline = isObject(own) ? own[currencyBy?.field ?? ""] : undefined;
    const id = idIn(own);
    if (id === null || inline !== undefined) {
      return textOr(inline, currency);
    }
    const holder = itemOf(through, holders.get(keyOf(through, outerId(through, record))), id);
    return holder && textOr(holder[currencyBy?.field ?? ""], currency);
  };
}

/** The related record itself, or the embedded item with the id. */
function itemOf({ within }: ThroughRelation, holder: JsonObject | undefined, id: RecordId): JsonObject | null {
  if (within === null || holder === undefined) {
    return holder ?? null;
  }
  const items: unknown = holder[within.items];
  const item: unknown = Array.isArray(items) ? items.find((each) => String(idIn(each)) === String(id)) : null;
  return isObject(item) ? item : null;
}
