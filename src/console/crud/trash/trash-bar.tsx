import { CloseIcon } from "../../ui/icons/close.ts";
import { Button } from "../../ui/mui/button.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import styles from "./trash.module.css";
import type { useRestoreMany } from "./use-restore-many.ts";

interface TrashBarProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly many: ReturnType<typeof useRestoreMany>;
  /** Number of records that match the search. */
  readonly total: number;
  readonly onSelectAll: () => void;
}

/** Restores the selected records, with progress and a button that stops it, and selects all that match. */
export function TrashBar({ screens, many, total, onSelectAll }: TrashBarProps) {
  const { t } = useText();
  const { count, clear, isChoosing, done, restore, stop } = many;
  const nameOf = (number: number) => t(screens.messages.count, { count: number });
  if (done !== null) {
    return (
      <div className={styles["bar"]}>
        <span role="status">{t("bulk.progress", { done, total: count })}</span>
        <Button color="inherit" onClick={stop}>
          {t("bulk.stop")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles["bar"]}>
      {count > 0 ? (
        <>
          <ToolButton aria-label={t("crud.list.clearSelection")} onClick={clear}>
            <CloseIcon fontSize="small" />
          </ToolButton>
          <span role="status">{t(screens.messages.selected, { count })}</span>
        </>
      ) : null}
      {total > count && total > 1 ? (
        <Button loading={isChoosing} onClick={onSelectAll}>
          {t("bulk.selectMatching", { subject: nameOf(total) })}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button variant="contained" loading={isChoosing} onClick={() => void restore()}>
          {`${t("trash.restore")}: ${nameOf(count)}`}
        </Button>
      ) : null}
    </div>
  );
}
