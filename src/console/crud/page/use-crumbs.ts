import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { lastListAddress } from "../query/last-lists.ts";

/** Breadcrumbs that link back to the list with its last search and filters. */
export function useCrumbs(screens: EntityScreens<MessageKey>): { label: string; to?: string }[] {
  const { t } = useText();
  return screens.routes.list ? [{ label: t(screens.messages.many), to: lastListAddress(screens.routes.list) }] : [];
}
