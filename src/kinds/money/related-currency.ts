import { useQuery } from "@tanstack/react-query";
import { useListSource } from "../../console/data/fetch-list.ts";
import { loadForLabel } from "../../console/data/label-records.ts";
import { labelKey } from "../../console/data/query-keys.ts";
import { type InCurrency, textOr } from "../../console/fields/currency-of.ts";
import { idIn, outerIdIn } from "../../console/fields/relation-shape.ts";
import { isObject, type JsonObject } from "../../console/lib/json-object.ts";
import type { ThroughRelation } from "../../contract/unit-by.ts";

/** The currency from a related record. Null until that record is loaded: a wrong currency would be worse than none. */
export function useRelatedCurrency(
  { currency = "", currencyBy }: InCurrency,
  through: ThroughRelation,
  holder: JsonObject,
): string | null {
  const own = holder[through.field];
  const inline = isObject(own) ? own[currencyBy?.field ?? ""] : undefined;
  const id = idIn(own);
  const found = useRelated(through, holder, inline === undefined);
  if (id === null || inline !== undefined) {
    return textOr(inline, currency);
  }
  return found && textOr(found[currencyBy?.field ?? ""], currency);
}

/** The related record, loaded directly or through the record that contains it. */
function useRelated(through: ThroughRelation, holder: JsonObject, isWanted: boolean): JsonObject | null {
  const { field, within } = through;
  const source = useListSource(within?.entity ?? through.entity);
  const [id, outerId] = [idIn(holder[field]), within ? outerIdIn(within, holder) : idIn(holder[field])];
  const { data } = useQuery({
    queryKey: [...labelKey(source.entity, outerId ?? ""), within?.items ?? ""],
    enabled: isWanted && id !== null && outerId !== null && source.client.get !== undefined,
    queryFn: () =>
      loadForLabel(
        { ...source, isEnough: (row) => within === null || Array.isArray(row[within.items]) },
        outerId ?? "",
      ),
    staleTime: 60_000,
    retry: false,
  });
  if (within === null || data === undefined) {
    return data ?? null;
  }
  const items: unknown = data[within.items];
  const item: unknown = Array.isArray(items) ? items.find((each) => String(idIn(each)) === String(id)) : null;
  return isObject(item) ? item : null;
}
