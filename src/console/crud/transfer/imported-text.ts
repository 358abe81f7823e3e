import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import type { ImportOutcome } from "./send-rows.ts";

/** What was imported: created, changed, or both. */
export function importedText(
  { t }: Text,
  { made, changed }: ImportOutcome,
  { messages }: EntityScreens<MessageKey>,
): string {
  const subject = (count: number) => ({ subject: t(messages.count, { count }) });
  return changed === 0
    ? t("import.made", subject(made))
    : [...(made > 0 ? [t("import.created", subject(made))] : []), t("import.changed", subject(changed))].join(" · ");
}
