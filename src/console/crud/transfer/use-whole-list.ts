import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord, ListQuery } from "../../../contract/transport.ts";
import { nameKey, type RelatedCurrency, type RelatedNames } from "../../../kinds/cell-codec.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import { hasName, loadForLabel } from "../../data/label-records.ts";
import { isRecordId } from "../../data/record-id.ts";
import { relatedTitle } from "../../data/related-title.ts";
import { sortRows } from "../../data/sort-rows.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import type { ListState } from "../query/list-state.ts";
import { loadCurrencies } from "./related-currencies.ts";

/** The state of a list, and a function that loads all of its records. */
export interface ListSource {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly collect: (
    onProgress?: (loaded: number, total: number) => void,
    signal?: AbortSignal,
  ) => Promise<readonly EntityRecord[]>;
  /** Query of a list that the backend should export, because the browser would load it for long; null: the browser. */
  readonly longQuery?: ListQuery | null;
}

/** All records that match, sorted, with the visible columns. */
export interface WholeList {
  readonly records: readonly EntityRecord[];
  readonly fields: readonly FieldDescriptor<MessageKey>[];
  readonly names: RelatedNames;
  readonly relatedCurrency: RelatedCurrency;
}

/** Functions that load the related records of a list's rows. */
function useRelatedRecords() {
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();

  /** Loads the names of related records that the rows reference by id. If a name cannot be loaded, the id is used. */
  const loadNames = useCallback(
    async (records: readonly EntityRecord[], fields: readonly FieldDescriptor<MessageKey>[]) => {
      const names = new Map<string, string>();
      const load = async (relation: NonNullable<FieldDescriptor["relation"]>, id: string) => {
        const { entity, labelField } = relation;
        const source = { queries, client: entityClient(client, entity), entity, abilities };
        const record = await loadForLabel({ ...source, isEnough: hasName(labelField) }, id);
        names.set(nameKey(entity, id), relatedTitle(relation, record) ?? id);
      };
      const wanted = fields.flatMap(({ name, relation }) => {
        const isLoose = relation?.within === null && relation.expandedAs === null;
        const ids = isLoose ? records.flatMap((record) => [record[name]].flat().filter(isRecordId).map(String)) : [];
        return relation ? [...new Set(ids)].map((id) => ({ relation, id })) : [];
      });
      await Promise.allSettled(wanted.map(({ relation, id }) => load(relation, id)));
      return names;
    },
    [abilities, client, queries],
  );

  /** Loads the record that determines a currency, as a cell of the list does. */
  const loadHolder = useCallback<Parameters<typeof loadCurrencies>[0]>(
    ({ within }, entity, id) => {
      const isEnough = (row: EntityRecord) => within === null || Array.isArray(row[within.items]);
      return loadForLabel({ queries, client: entityClient(client, entity), entity, abilities, isEnough }, id);
    },
    [abilities, client, queries],
  );
  return { loadNames, loadHolder };
}

/** Loads all pages of a list with its columns, filters and sort order. Reports progress and can be aborted. */
export function useWholeList({ screens, state, collect }: ListSource) {
  const { t } = useText();
  const { notify } = useNotify();
  const { loadNames, loadHolder } = useRelatedRecords();
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number } | null>(null);
  const stopper = useRef<AbortController | null>(null);

  const run = useCallback(
    async (take: (list: WholeList) => Promise<void>, columns: readonly string[] = state.columns) => {
      const stopping = new AbortController();
      stopper.current = stopping;
      const { signal } = stopping;
      setProgress({ loaded: 0, total: 0 });
      try {
        const found = await collect((loaded, total) => setProgress({ loaded, total }), signal);
        const records = sortRows(found, state.sort, screens.fields);
        const fields = columns.map((name) => screens.fields[name]).filter((field) => field !== undefined);
        const names = await loadNames(records, fields);
        const relatedCurrency = await loadCurrencies(loadHolder, records, fields);
        signal.throwIfAborted();
        await take({ records, fields, names, relatedCurrency });
      } catch (error) {
        // An abort needs no notification.
        if (!signal.aborted) {
          notify({ kind: "error", text: errorText(t, error) });
        }
      } finally {
        setProgress(null);
      }
    },
    [collect, screens, state, loadNames, loadHolder, notify, t],
  );
  return { run, stop: useCallback(() => stopper.current?.abort(), []), progress };
}
