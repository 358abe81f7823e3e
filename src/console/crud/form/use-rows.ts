import { useCallback, useMemo, useRef, useState } from "react";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { valueAt } from "../../fields/field-path.ts";
import { useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isObject } from "../../lib/json-object.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { partsOf } from "../form-data/form-data.ts";

/** Operations on the rows of an embedded array. */
export interface RowSteps {
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** Moves a row up (-1) or down (1) by one position. */
  readonly move: (index: number, by: -1 | 1) => void;
}

/** Initial value of a new row: the defaults of its required fields and of their nested parts. */
export function newRow({ properties = {}, required = [] }: JsonSchema): FormData {
  const given = required.flatMap((name) => {
    const property = properties[name];
    const rows = property?.type === "array" ? [] : undefined;
    const value = property?.default ?? rows ?? (property && partsOf(property));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

function swapped<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const order = items.map((_, at) => at);
  order.splice(index, 1);
  order.splice(index + by, 0, index);
  return order.flatMap((at) => items.slice(at, at + 1));
}

/** Row keys and operations of an embedded array. A key moves with its row. */
export function useRows(path: string, { items }: JsonSchema) {
  const { store } = useFormScope();
  const count = useFormValue(
    useCallback(
      (data: FormData) => {
        const rows = valueAt(data, path);
        return Array.isArray(rows) ? rows.length : 0;
      },
      [path],
    ),
  );
  const made = useRef(0);
  const [known, setKnown] = useState<readonly string[]>([]);
  const keys = useMemo(
    () => Array.from({ length: count }, (_, index) => known[index] ?? `at-${index}`),
    [known, count],
  );
  const latest = useLatest(keys);

  const steps = useMemo((): RowSteps => {
    const change = (step: <T>(all: readonly T[], added: T) => readonly T[], added: unknown, key: string) => {
      // Flush pending input first, so that it is written to the row that moves.
      store.flushPending();
      const rows = valueAt(store.getData(), path);
      store.set(path, step<unknown>(Array.isArray(rows) ? rows.filter(isObject) : [], added));
      setKnown(step(latest.current, key));
    };
    const nextKey = () => {
      made.current += 1;
      return `made-${made.current}`;
    };
    return {
      add: () => change((all, added) => [...all, added], newRow(items ?? { type: "object" }), nextKey()),
      remove: (index) => change((all) => all.filter((_, at) => at !== index), null, ""),
      move: (index, by) => change((all) => swapped(all, index, by), null, ""),
    };
  }, [store, path, items]);
  return { keys, steps };
}
