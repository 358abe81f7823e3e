import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isRecordId } from "../../data/record-id.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { recordTitle } from "./record-title.ts";

/** Title and page of a record, for its entry in the recent changes. */
export function toRecordLink(
  screens: EntityScreens<MessageKey>,
  record: EntityRecord,
): { readonly subject: string; readonly path?: string } {
  const { show, edit } = screens.routes;
  const route = show ?? edit;
  const page = route !== null && isRecordId(record.id) ? { path: toRecordPath(route, record.id) } : {};
  return { subject: recordTitle(screens, record), ...page };
}
