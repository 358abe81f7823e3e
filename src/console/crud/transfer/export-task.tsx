import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { TableFormat } from "./save-table.ts";
import { type ExportSource, useExport } from "./use-export.ts";

interface ExportTaskProps extends ExportSource {
  readonly format: TableFormat;
  readonly onDone: () => void;
}

/** Takes a list out, once; while it is under way, says how far. */
export function ExportTask({ format, onDone, ...source }: ExportTaskProps) {
  const { t } = useText();
  const { run, progress } = useExport(source);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current) {
      isStarted.current = true;
      void run(format).finally(onDone);
    }
  }, [run, format, onDone]);
  return progress && progress.total > 0 ? t("transfer.exporting", { ...progress }) : null;
}
