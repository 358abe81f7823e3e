import { requiredContext } from "../lib/required-context.ts";
import type { ToastRequest } from "./toast.ts";

/** Shows a notification for a limited time. */
export interface Notify {
  readonly notify: (toast: ToastRequest) => void;
}

/** Shows notifications. */
export const [NotifyContext, useNotify] = requiredContext<Notify>("useNotify", "a NotifyProvider");
