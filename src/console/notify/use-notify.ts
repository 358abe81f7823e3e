import { use } from "react";
import { type Notify, NotifyContext } from "./notify-context.ts";

/** The way to tell the staff member something in passing. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) {
    throw new ReferenceError("useNotify needs a NotifyProvider above it");
  }
  return notify;
}
