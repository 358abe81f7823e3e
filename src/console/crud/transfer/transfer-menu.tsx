import FileDownload from "@mui/icons-material/FileDownloadOutlined";
import { useCallback, useId, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ExportSource } from "./use-export.ts";

const ExportTask = lazyPart(async () => (await import("./export-task.tsx")).ExportTask);
const ImportDialog = lazyPart(() => loadThemed(async () => (await import("./import-dialog.tsx")).ImportDialog));

type Task = "csv" | "xlsx" | "import";

/** What can be taken out of a list, and brought into it: one file each. */
export function TransferMenu(source: ExportSource) {
  const { screens } = source;
  const { t } = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const end = useCallback(() => setTask(null), []);
  const canImport = screens.routes.create !== null && screens.operations.includes("create");
  const tasks = [
    ["csv", t("transfer.export")],
    ["xlsx", t("transfer.exportXlsx")],
    ...(canImport ? [["import", t("transfer.import")] as const] : []),
  ] as const;
  const isExporting = task === "csv" || task === "xlsx";
  return (
    <>
      <ToolButton
        aria-label={t("transfer.menu")}
        title={t("transfer.menu")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isExporting}
        onClick={isExporting ? undefined : (event) => setAnchor(event.currentTarget)}
      >
        <FileDownload fontSize="small" />
      </ToolButton>
      <Menu id={id} anchor={anchor} onClose={close} aria-label={t("transfer.menu")}>
        {tasks.map(([name, label]) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              setTask(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <span role="status">
        {isExporting ? <ExportTask {...source} format={task} onDone={end} onMissing={end} /> : null}
      </span>
      {task === "import" ? <ImportDialog screens={screens} onClose={end} onMissing={end} /> : null}
    </>
  );
}
