import { useQueryClient } from "@tanstack/react-query";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useOwnKinds } from "../../../kinds/kind-overrides.ts";
import { ApiError } from "../../api/api-error.ts";
import { useListSource } from "../../data/fetch-list.ts";
import { useText } from "../../i18n/use-text.ts";
import { timeZone } from "../../lib/calendar.ts";
import { useFormQuery } from "../form-data/use-screen-form.ts";
import { formValueOf } from "../record/editable-fields.ts";
import type { TableFormat } from "./save-table.ts";
import type { WholeList } from "./use-whole-list.ts";

/** Names of the form fields that an export for editing needs, with the names of related records. */
export function formFields({ form }: EntityScreens<MessageKey>): readonly string[] {
  return form?.sections.flatMap(({ fields }) => fields) ?? [];
}

/** True if rows of the list lack fields that the record itself has, such as embedded lists. */
function lacksFields(names: readonly string[], row: EntityRecord, record: EntityRecord): boolean {
  return names.some((name) => row[name] === undefined && record[name] !== undefined && record[name] !== null);
}

/**
 * Saves records so that they can be edited and imported again. Loads the records one by one if rows of the list lack
 * fields.
 */
export function useSaveForEditing(screens: EntityScreens<MessageKey>) {
  const queries = useQueryClient();
  const text = useText();
  const own = useOwnKinds();
  const source = useListSource(screens.entity);
  const formQuery = useFormQuery(screens.entity, "edit");
  const loadWhole = async (records: readonly EntityRecord[]): Promise<readonly EntityRecord[]> => {
    const { loadEach } = await import("./find-records.ts");
    const names = formFields(screens).filter((name) => {
      const field = screens.fields[name];
      return records.every((row) => (field ? formValueOf(field, row) : row[name]) === undefined);
    });
    const [first] = records;
    const [probe] = first && names.length > 0 ? await loadEach({ source }, [first.id]) : [];
    if (!first || !probe || !lacksFields(names, first, probe)) {
      return records;
    }
    const whole = await loadEach(
      { source },
      records.map(({ id }) => id),
    );
    const byId = new Map(whole.map((record) => [String(record.id), record]));
    return records.flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
  return async ({ records, names, relatedCurrency }: WholeList, name: string, format: TableFormat): Promise<void> => {
    const [{ toEditSheets }, { saveEditSheets }] = await Promise.all([
      import("./edit-table.ts"),
      import("./save-edit-sheets.ts"),
    ]);
    const form = await queries.ensureQueryData(formQuery);
    if (form === null) {
      throw new ApiError({ kind: "network", message: "The console's own files could not be fetched" });
    }
    const zone = timeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const sheets = toEditSheets(await loadWhole(records), {
      screens,
      form,
      words: { ...text, names, relatedCurrency, own },
      format: { language: text.language, timeZone: zone },
    });
    await saveEditSheets(sheets, name, { format, language: text.language });
  };
}
