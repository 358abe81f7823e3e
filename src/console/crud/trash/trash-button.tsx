import { DeleteIcon } from "../../ui/icons/delete.ts";
import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAbilities } from "../../data/abilities.ts";
import { trashPath } from "../../data/trash-calls.ts";
import { useText } from "../../i18n/use-text.ts";
import { ToolButton } from "../../ui/tool-button.tsx";

/** Tool of a list that opens its trash. Absent if the backend has none, or if the user may not delete records. */
export function TrashButton({ screens }: { readonly screens: EntityScreens<MessageKey> }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { trash } = useAbilities();
  return trash > 0 && screens.operations.includes("delete") ? (
    <ToolButton
      aria-label={t("trash.open")}
      title={t("trash.open")}
      onClick={() => void navigate(trashPath(screens.entity))}
    >
      <DeleteIcon fontSize="small" />
    </ToolButton>
  ) : null;
}
