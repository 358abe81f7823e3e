import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import { hasName, loadForLabel } from "../../data/label-records.ts";
import { isRecordId } from "../../data/record-id.ts";
import { relatedTitle } from "../../data/related-title.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { today } from "../../lib/date-range.ts";
import { useNotify } from "../../notify/use-notify.ts";
import type { ListState } from "../list/list-state.ts";
import { sortedRows } from "../list/list-table-model.tsx";
import { nameKey, toExportTable } from "./export-table.ts";
import { saveTable, type TableFormat } from "./save-table.ts";

/** A list as it is seen, and the way to all of its records. */
export interface ExportSource {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly collect: (onProgress?: (loaded: number, total: number) => void) => Promise<readonly EntityRecord[]>;
}

/** Saves a list as it is seen, all of its pages: its columns, filters and order. */
export function useExport({ screens, state, collect }: ExportSource) {
  const text = useText();
  const { t } = text;
  const { notify } = useNotify();
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number } | null>(null);

  /** The names of related records that the rows hold by id alone; one that cannot be had stays its id. */
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
        const isLoose = relation !== null && relation.within === null && relation.expandedAs === null;
        const ids = isLoose ? records.flatMap((record) => [record[name]].flat().filter(isRecordId).map(String)) : [];
        return relation ? [...new Set(ids)].map((id) => ({ relation, id })) : [];
      });
      await Promise.allSettled(wanted.map(({ relation, id }) => load(relation, id)));
      return names;
    },
    [abilities, client, queries],
  );

  const run = useCallback(
    async (format: TableFormat) => {
      setProgress({ loaded: 0, total: 0 });
      try {
        const found = await collect((loaded, total) => setProgress({ loaded, total }));
        const records = sortedRows(screens, found, { sort: state.sort, ...text });
        const fields = state.columns.map((name) => screens.fields[name]).filter((field) => field !== undefined);
        const names = await loadNames(records, fields);
        const table = toExportTable(records, fields, { ...text, names });
        await saveTable(table, `${t(screens.messages.many).toLocaleLowerCase(text.language)}-${today()}`, {
          format,
          language: text.language,
        });
        notify({ text: t("transfer.exported", { what: t(screens.messages.count, { count: records.length }) }) });
      } catch (error) {
        notify({ kind: "error", text: t(toErrorKey(error)) });
      } finally {
        setProgress(null);
      }
    },
    [collect, screens, state, text, loadNames, notify, t],
  );
  return { run, progress };
}
