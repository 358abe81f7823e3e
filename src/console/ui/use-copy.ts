import { useCallback } from "react";
import { useText } from "../i18n/use-text.ts";
import { useNotify } from "../notify/use-notify.ts";

/**
 * Copies a text and shows the result as a notification (spec §8).
 *
 * @example
 * const copy = useCopy();
 * return <button type="button" onClick={() => copy(code)}>{code}</button>;
 */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useText();
  const { notify } = useNotify();
  return useCallback(
    async (text) => {
      // Undefined on plain-http pages.
      const clipboard: Clipboard | undefined = navigator.clipboard;
      if (!clipboard) {
        notify({ kind: "warning", text: t("crud.action.copyUnsupported") });
        return;
      }
      try {
        await clipboard.writeText(text);
        notify({ kind: "success", text: t("crud.action.copied") });
      } catch {
        notify({ kind: "error", text: t("crud.action.copyFailed") });
      }
    },
    [notify, t],
  );
}
