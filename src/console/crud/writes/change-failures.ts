import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { ChangedSinceError } from "./changed-since.ts";
import { failureText } from "./failure-text.ts";
import type { Outcome } from "./run-each.ts";
import { isMissing } from "./write-errors.ts";

/**
 * Why a known record could not be changed.
 *
 * @example
 * setProblem(changeFailureText(useText(), error, screens));
 */
export function changeFailureText(words: Text, error: unknown, screens: EntityScreens<MessageKey>): string {
  if (error instanceof ChangedSinceError) {
    return words.t("bulk.changedSince");
  }
  return isMissing(error) ? words.t("bulk.deletedSince") : failureText(words, error, screens);
}

/**
 * Counts the failures by reason.
 *
 * @example
 * for (const [reason, count] of countReasons(failed, toReason)) { warn(`${count}: ${reason}`); }
 */
export function countReasons(failed: Outcome["failed"], toReason: (error: unknown) => string): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { error } of failed) {
    const reason = toReason(error);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return reasons;
}
