import type { Translate } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";

/** Message for a rate-limited run: when it resumes automatically. */
export function pauseText(t: Translate, until: number): string {
  return t("bulk.paused", { time: new Date(until).toLocaleTimeString(document.documentElement.lang || undefined) });
}

/** The same message as a notification that stays open for the duration of the pause. */
export function toPauseToast(t: Translate, until: number): ToastRequest {
  return { kind: "info", text: pauseText(t, until), about: "pause", ms: Math.max(until - Date.now(), 3000) };
}
