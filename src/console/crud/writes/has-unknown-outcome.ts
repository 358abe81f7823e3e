import { isOutcomeUnknown } from "../../api/idempotency.ts";
import { isOffline } from "../../i18n/error-text.ts";

/** Whether a write may have been done all the same; what never left the browser was not. */
export function hasUnknownOutcome(error: unknown): boolean {
  return isOutcomeUnknown(error) && !isOffline(error);
}
