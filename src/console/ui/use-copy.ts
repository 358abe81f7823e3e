import { useText } from "../i18n/use-text.ts";
import { useNotify } from "../notify/use-notify.ts";

/** Puts a text on the clipboard, and says whether it got there (spec §8). */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useText();
  const { notify } = useNotify();
  return async (text) => {
    // Absent on plain-http pages.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) {
      notify({ kind: "warning", text: t("crud.action.copyUnsupported") });
      return;
    }
    try {
      await clipboard.writeText(text);
      notify({ kind: "success", text: t("crud.action.copied") });
    } catch {
      notify({ kind: "error", text: t("crud.action.copyFailed") });
    }
  };
}
