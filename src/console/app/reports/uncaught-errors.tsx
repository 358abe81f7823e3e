import { useEffect } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { isWorthReporting } from "./error-report.ts";
import { useReport } from "./use-report.ts";

/** Repeated notifications of the same error are suppressed for this long. */
const QUIET_MS = 10_000;

/** Shows a notification for errors in event handlers and promises, which React's boundaries do not catch (case 114). */
export function UncaughtErrors() {
  const { t } = useText();
  const { notify } = useNotify();
  const report = useReport();
  const latest = useLatest({ t, notify, report });
  useEffect(() => {
    const lastAt = new Map<string, number>();
    const show = (error: unknown) => {
      const now = Date.now();
      const key = String(error);
      if (!isWorthReporting(error) || now - (lastAt.get(key) ?? 0) < QUIET_MS) {
        return;
      }
      lastAt.set(key, now);
      latest.current.notify({ kind: "error", text: latest.current.t("shell.error.stray") });
      latest.current.report(error);
    };
    const handleError = (event: ErrorEvent) => {
      // Events without an error are browser warnings (ResizeObserver) or come from another site's script.
      if (event.error !== null && event.error !== undefined) {
        show(event.error);
      }
    };
    const handleRejection = (event: PromiseRejectionEvent) => show(event.reason);
    window.addEventListener("error", handleError);
    window.addEventListener("unhandledrejection", handleRejection);
    return () => {
      window.removeEventListener("error", handleError);
      window.removeEventListener("unhandledrejection", handleRejection);
    };
  }, []);
  return null;
}
