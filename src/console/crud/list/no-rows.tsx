import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { CreateButton } from "./list-header.tsx";

interface NoRowsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Says that there is nothing, or nothing that matches, and what to do next. */
export function NoRows({ screens, isFiltered, onClear }: NoRowsProps) {
  const { t } = useText();
  if (isFiltered) {
    const clear = (
      <button type="button" className={buttons["button"]} onClick={onClear}>
        {t("crud.list.clearAll")}
      </button>
    );
    return (
      <EmptyState kind="noMatch" title={t(screens.messages.noMatch)} text={t("crud.list.tryOther")} action={clear} />
    );
  }
  return (
    <EmptyState
      kind="none"
      title={t(screens.messages.none)}
      text={t("crud.list.nextStep")}
      action={<CreateButton screens={screens} />}
    />
  );
}
