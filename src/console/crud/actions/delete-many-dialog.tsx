import { useMutation } from "@tanstack/react-query";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { ConfirmDialogFrame } from "../../ui/confirm-dialog-frame.tsx";
import { recordTitle } from "../record-title.ts";
import { UsesOfMany } from "./uses-of-many.tsx";

/** How many of those that the question is about it calls by name. */
const MOST_NAMES = 10;

interface DeleteManyDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly records: readonly EntityRecord[];
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Before several records are deleted: their names, what becomes of them, and who uses any of them. */
export function DeleteManyDialog({ screens, records, onDelete, onClose }: DeleteManyDialogProps) {
  const { t } = useText();
  const { mutateAsync, isPending } = useMutation({ mutationFn: onDelete, onSettled: onClose });
  const confirm = useOneAtATime(mutateAsync);
  const rest = records.length - MOST_NAMES;
  const names = records.slice(0, MOST_NAMES).map((record) => recordTitle(screens, record));
  const all = (rest > 0 ? [...names, t("bulk.more", { count: rest })] : names).join(", ");
  return (
    <ConfirmDialogFrame
      open
      title={t(screens.messages.bulkDelete, { count: records.length })}
      text={`${t(screens.messages.bulkDeleteConfirm)} ${t("bulk.names", { names: all })}`}
      more={<UsesOfMany screens={screens} records={records} consequence={t("crud.delete.notWhileInUse")} />}
      confirmLabel={t("crud.action.delete")}
      danger
      busy={isPending}
      onConfirm={() => confirm()}
      onClose={onClose}
    />
  );
}
