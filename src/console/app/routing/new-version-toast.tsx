import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { wasJustRenewed, watchStaleFiles } from "../reports/stale-files.ts";
import { useReport } from "../reports/use-report.ts";
import type { Routing } from "./routing.ts";

/** Reloads the page when a new version has replaced its files, and shows the reason after the reload. */
export function NewVersionToast({ routing }: { readonly routing: Routing }) {
  const { t } = useText();
  const { notify } = useNotify();
  const isNotified = useRef(false);
  const report = useReport();

  useEffect(() => watchStaleFiles({ wanted: routing.currentPath, onBroken: report }), [routing, report]);

  useEffect(() => {
    if (!isNotified.current && wasJustRenewed()) {
      isNotified.current = true;
      notify({ kind: "info", text: t("shell.version.renewed"), ms: 8000 });
    }
  }, [notify, t]);

  return null;
}
