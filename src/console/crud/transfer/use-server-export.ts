import { useRef, useState } from "react";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { timeZone } from "../../lib/calendar.ts";
import { saveFile } from "../../lib/save-text-file.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { withUnitFields } from "./export-table.ts";
import type { TableFormat } from "./save-table.ts";
import { toExportColumns } from "./server-export.ts";
import type { ListSource } from "./use-whole-list.ts";

/**
 * Exports a long list by the backend. `toSave` returns the function that saves a file, or null if the browser must export
 * the list. `said` is the progress text; null if no export runs.
 */
export function useServerExport({ screens, state, longQuery = null }: ListSource) {
  const text = useText();
  const own = useOwnKinds();
  const { notify } = useNotify();
  const client = useEntityClient(screens.entity);
  const { export: isOffered } = useAbilities();
  const stopper = useRef<AbortController | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { t, language } = text;

  const toSave = (name: string) => {
    const fields = state.columns.map((column) => screens.fields[column]).filter((field) => field !== undefined);
    const columns = toExportColumns(withUnitFields(fields, screens.fields), { ...text, own });
    if (!isOffered || longQuery === null || columns === null) {
      return null;
    }
    return async (format: TableFormat) => {
      const stopping = new AbortController();
      stopper.current = stopping;
      const { signal } = stopping;
      try {
        const counting = { ...longQuery, page: 1, pageSize: 1, isCountedExactly: true };
        const counted = await client.list?.(counting, { signal });
        const subject = t(screens.messages.count, { count: counted?.total ?? 0 });
        setSaid(t("transfer.preparing", { subject }));
        const sheet = t(screens.messages.many);
        const file = await client.export?.({ format, sheet, language, columns, ...zoneOf() }, longQuery, { signal });
        saveFile(`${name}.${format}`, file ?? new Blob());
        notify({ text: t("transfer.exported", { subject }) });
      } catch (error) {
        tellFailure(error, signal);
      } finally {
        setSaid(null);
      }
    };
  };
  // An abort needs no notification.
  const tellFailure = (error: unknown, { aborted }: AbortSignal) =>
    aborted ? undefined : notify({ kind: "error", text: errorText(t, error) });
  return { toSave, stop: () => stopper.current?.abort(), said };
}

/** The configured time zone, else none: the backend uses its own. */
function zoneOf(): { readonly timeZone?: string } {
  const zone = timeZone();
  return zone === undefined ? {} : { timeZone: zone };
}
