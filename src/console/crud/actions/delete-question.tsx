import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialogFrame } from "../../ui/confirm-dialog-frame.tsx";
import { recordTitle } from "../record/record-title.ts";
import { UsesOfMany } from "../uses/uses-of-many.tsx";
import { useDeletionConsequence } from "../writes/deletion-consequence.ts";

/** Maximum number of records listed by title. */
const MAX_NAMES = 10;

interface DeleteQuestionProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms deleting several records, or one that no other record can refer to. Lists their titles and their uses. */
export function DeleteQuestion({ screens, records, onDelete, onClose }: DeleteQuestionProps) {
  const text = useText();
  const { t } = text;
  const { run: confirm, isPending } = useBackendMutation({ call: onDelete, onSettled: onClose });
  const withConsequence = useDeletionConsequence();
  const many = { count: records.length };
  const [first] = records;
  const words =
    first !== undefined && records.length === 1
      ? {
          title: t(screens.messages.delete),
          text: withConsequence(t(screens.messages.deleteConfirm, { title: recordTitle(screens, first) })),
          confirmLabel: t(screens.messages.delete),
        }
      : {
          title: t(screens.messages.bulkDelete, many),
          text: `${withConsequence(t(screens.messages.bulkDeleteConfirm))} ${t("bulk.names", { names: namesOf(screens, records, text) })}`,
          confirmLabel: `${t("crud.action.delete")} ${t(screens.messages.count, many)}`,
        };
  return (
    <ConfirmDialogFrame
      open
      {...words}
      more={<UsesOfMany screens={screens} records={records} consequence={t("crud.delete.notWhileInUse")} />}
      danger
      busy={isPending}
      onConfirm={() => void confirm(undefined)}
      onClose={onClose}
    />
  );
}

function namesOf(screens: EntityScreens<MessageKey>, records: readonly EntityRecord[], { t }: Text): string {
  const rest = records.length - MAX_NAMES;
  const names = records.slice(0, MAX_NAMES).map((record) => recordTitle(screens, record));
  return (rest > 0 ? [...names, t("bulk.more", { count: rest })] : names).join(", ");
}
