import type { Translate } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";

/** Until when a run waits, as the backend asked, and that it goes on by itself. */
export function pauseText(t: Translate, until: number): string {
  return t("bulk.paused", { time: new Date(until).toLocaleTimeString(document.documentElement.lang || undefined) });
}

/** The same as a notification, which stays as long as the pause does. */
export function toPauseToast(t: Translate, until: number): ToastRequest {
  return { kind: "info", text: pauseText(t, until), about: "pause", ms: Math.max(until - Date.now(), 3000) };
}
