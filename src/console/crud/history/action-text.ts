import { ownAuditedActions } from "../../../contract/audit.ts";
import type { MessageKey, OwnKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { HistoryKey } from "../../i18n/framework-key.ts";
import type { TextKey } from "../../i18n/text.ts";

/** Actions of every backend with an audit, and those of the reference backend for sessions and staff users. */
export const KNOWN_ACTIONS = [
  "create",
  "update",
  "delete",
  "restore",
  "deleteForGood",
  ...ownAuditedActions,
  "addNote",
  "editNote",
  "deleteNote",
] as const satisfies readonly (HistoryKey extends infer K
  ? K extends `history.action.${infer A}`
    ? A
    : never
  : never)[];

const isKnown = (action: string): action is (typeof KNOWN_ACTIONS)[number] =>
  KNOWN_ACTIONS.some((known) => known === action);

/** Label of an action: built-in, from the entity, or the product's text `product.activity.<action>`. */
export function actionKey(action: string, screens: EntityScreens<MessageKey> | null): TextKey {
  if (isKnown(action)) {
    return `history.action.${action}`;
  }
  const own = screens?.actions.find(({ name }) => name === action);
  return own?.labelKey ?? (`product.activity.${action}` as OwnKey);
}
