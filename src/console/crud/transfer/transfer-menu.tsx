import { DownloadIcon } from "../../ui/icons/download.ts";
import { useCallback, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { IMPORTS, JOBS, noteStorage } from "../../lib/note-storage.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import styles from "./transfer-menu.module.css";
import type { ListSource } from "./use-whole-list.ts";

const TransferTasks = lazyComponent(async () => (await import("./transfer-tasks.tsx")).TransferTasks);

/** Button that opens the import and export menu. A running task continues after the menu is closed. */
export function TransferMenu(source: ListSource) {
  const { t } = useText();
  // Undefined until the first click, so that the lazy chunk is not loaded before. It offers interrupted imports and shows jobs.
  const [anchor, setAnchor] = useState<HTMLElement | null | undefined>(() =>
    [IMPORTS, JOBS].some((key) => noteStorage.get(key) !== null) ? null : undefined,
  );
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <ToolButton
        aria-label={t("transfer.menu")}
        title={t("transfer.menu")}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
        <span className={styles["words"]}>{t("transfer.menu")}</span>
      </ToolButton>
      {anchor === undefined ? null : (
        <TransferTasks {...source} anchor={anchor} onClose={close} onMissing={() => setAnchor(undefined)} />
      )}
    </>
  );
}
