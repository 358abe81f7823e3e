import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { toRecordLink } from "../record/to-record-link.ts";
import { useUndo } from "../writes/use-undo.ts";
import { useRuns } from "./use-record-runs.ts";

/** Whether a record can be archived and is not archived yet. */
export function canArchive(
  { archive, operations }: EntityScreens<MessageKey>,
  record: { readonly [field: string]: unknown },
): boolean {
  return archive !== null && operations.includes("update") && record[archive.field] !== archive.value;
}

/** Archives a record: writes its current version with the archive field changed. */
export function useArchive(screens: EntityScreens<MessageKey>) {
  const load = useRuns(screens);
  const addChange = useAddChange();
  const toUndo = useUndo(screens);
  return useBackendMutation({
    call: async (record: EntityRecord) => {
      const { runArchive, setting } = await load();
      return await runArchive(setting, record);
    },
    onAnswer: ({ toasts, undo }) =>
      undo === null
        ? toasts
        : toasts.map((toast) => ({
            ...toast,
            ...addChange({ text: toast.text, ...toRecordLink(screens, undo.record), undo: toUndo([undo]) }),
          })),
    keyOf: ({ id }) => String(id),
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
  });
}
