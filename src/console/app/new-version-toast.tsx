import { useEffect, useRef } from "react";
import { useText } from "../i18n/use-text.ts";
import { useNotify } from "../notify/use-notify.ts";
import { type ConsoleRouter, toCurrentPath } from "./routing/console-router.tsx";
import { wasJustRenewed, watchStaleFiles } from "./stale-files.ts";

/** Loads the page anew when a new version has replaced its files, and then says why. */
export function NewVersionToast({ router }: { readonly router: ConsoleRouter }) {
  const { t } = useText();
  const { notify } = useNotify();
  const isTold = useRef(false);

  useEffect(() => watchStaleFiles(() => toCurrentPath(router)), [router]);

  useEffect(() => {
    if (!isTold.current && wasJustRenewed()) {
      isTold.current = true;
      notify({ kind: "info", text: t("shell.version.renewed"), ms: 8000 });
    }
  }, [notify, t]);

  return null;
}
