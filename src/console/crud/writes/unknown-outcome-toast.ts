import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import type { Translate } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";

/** The page that shows what became of a record, else of all; null where there is none. */
function placeOf({ show, list }: EntityScreens<MessageKey>["routes"], record: EntityRecord | null): string | null {
  return record !== null && show ? toRecordPath(show, record.id) : list;
}

/** What is said where the answer of a call was lost: that it is not known, with a way to look before it is tried again. */
export function unknownOutcomeToast(
  t: Translate,
  { routes }: EntityScreens<MessageKey>,
  { title, record }: { readonly title: string; readonly record: EntityRecord | null },
): ToastRequest {
  const place = placeOf(routes, record);
  // In a tab of its own, where what is selected or typed here stays.
  const look = () => window.open(place ?? "/", "_blank", "noopener");
  return {
    kind: "warning",
    text: `${title}: ${t("crud.failed.unsettled")}`,
    ...(place === null ? {} : { action: { label: t("crud.form.lookFirst"), run: look } }),
  };
}
