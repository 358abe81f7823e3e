import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import type { Translate } from "../../i18n/text.ts";
import { toOriginPath } from "../../lib/base-path.ts";
import type { ToastRequest } from "../../notify/toast.ts";

/** Path where the user can check the outcome: the record's page, else the list; null if there is none. */
function placeOf({ show, list }: EntityScreens<MessageKey>["routes"], record: EntityRecord | null): string | null {
  return record !== null && show ? toRecordPath(show, record.id) : list;
}

/** Warning after a lost response: the outcome is unknown. Its action opens a page where the user can check it. */
export function unknownOutcomeToast(
  t: Translate,
  { routes }: EntityScreens<MessageKey>,
  { title, record }: { readonly title: string; readonly record: EntityRecord | null },
): ToastRequest {
  const place = placeOf(routes, record);
  // Open a new tab to keep the current selection and input.
  const look = () => window.open(toOriginPath(place ?? "/"), "_blank", "noopener");
  return {
    kind: "warning",
    text: `${title}: ${t("crud.failed.unsettled")}`,
    ...(place === null ? {} : { action: { label: t("crud.form.lookFirst"), run: look } }),
  };
}
