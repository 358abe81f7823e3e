import { requiredContext } from "../lib/required-context.ts";
import type { ToastRequest } from "./toast.ts";

/** Shows a notification for a while: a toast. */
export interface Notify {
  readonly notify: (toast: ToastRequest) => void;
}

/** The way to tell the staff member something in passing. */
export const [NotifyContext, useNotify] = requiredContext<Notify>("useNotify", "a NotifyProvider");
