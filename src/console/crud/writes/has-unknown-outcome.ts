import { isOutcomeUnknown } from "../../api/idempotency.ts";
import { isOffline } from "../../i18n/error-text.ts";

/** Whether the backend may have processed a failed write. A request that never left the browser was not processed. */
export function hasUnknownOutcome(error: unknown): boolean {
  return isOutcomeUnknown(error) && !isOffline(error);
}
