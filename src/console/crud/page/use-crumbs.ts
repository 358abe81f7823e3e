import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSignedInProduct } from "../../product.ts";
import { lastListAddress } from "../query/last-lists.ts";

/**
 * Breadcrumbs that link back to the list with its last search and filters. The parent of a screen without a list of its
 * own is the menu entry whose path its route starts with.
 */
export function useCrumbs(screens: EntityScreens<MessageKey>): { label: string; to?: string }[] {
  const { t } = useText();
  const { menu } = useSignedInProduct();
  const { list, create } = screens.routes;
  const parent = list
    ? { path: list, labelKey: screens.messages.many }
    : menu.find(({ path }) => isParent(path, create));
  return parent?.path ? [{ label: t(parent.labelKey), to: lastListAddress(parent.path) }] : [];
}

/** True if the route is below the path. The path of the home page is not a parent. */
function isParent(path: string | null, route: string | null): boolean {
  return path !== null && path !== "/" && route?.startsWith(`${path}/`) === true;
}
