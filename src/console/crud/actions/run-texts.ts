import type { FieldProblem } from "../../../contract/problem.ts";
import { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { TextKey, Translate } from "../../i18n/text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { ChangedSinceError } from "../writes/changed-since.ts";
import type { Outcome } from "../writes/run-each.ts";
import { hasUnknownOutcome, isMissing } from "../writes/write-errors.ts";

/** Texts for the number of failed and of successful calls. */
interface RunTexts {
  readonly failure: (count: number) => string;
  readonly success: (count: number) => string;
}

/** Maximum number of failed records listed by title per reason. */
const MAX_NAMES = 3;

/** Reason of the failure. For several calls, lists the titles by reason. */
export function toReason<T>(
  t: Translate,
  { done, failed }: Outcome<T>,
  say: { readonly title: (item: T) => string; readonly reason: (error: unknown) => string },
): string {
  const titles = new Map<string, string[]>();
  for (const { item, error } of failed) {
    const reason = say.reason(error);
    titles.set(reason, [...(titles.get(reason) ?? []), say.title(item)]);
  }
  if (done.length + failed.length === 1) {
    return [...titles.keys()].join(" ");
  }
  return [...titles]
    .map(([reason, names]) => {
      const rest = names.length - MAX_NAMES;
      const shown = [...names.slice(0, MAX_NAMES), ...(rest > 0 ? [t("bulk.more", { count: rest })] : [])];
      return `${shown.join(", ")}: ${reason}`;
    })
    .join(" · ");
}

/** Duration of a notification with several failures, long enough to read them. */
const MANY_MS = 20_000;

/** Notifications of a run: one for the failed calls and one for the successful ones. */
export function toToasts({ done, failed }: Outcome, { failure, success }: RunTexts): readonly ToastRequest[] {
  const standing = done.length + failed.length > 1 ? { ms: MANY_MS } : {};
  return [
    ...(failed.length > 0 ? [{ kind: "error" as const, text: failure(failed.length), ...standing }] : []),
    ...(done.length > 0 ? [{ kind: "success" as const, text: success(done.length) }] : []),
  ];
}

/** Message for a failed action. `isOne`: the action ran on a single record. */
export function actionFailureText(t: Translate, error: unknown, isOne: boolean): string {
  if (error instanceof ChangedSinceError) {
    return t("bulk.changedSince");
  }
  if (isMissing(error) && !isOne) {
    return t("bulk.deletedSince");
  }
  return hasUnknownOutcome(error) ? t("crud.failed.unsettled") : errorText(t, error);
}

/** "3 contas", with the entity's own plural text if available. */
function countText(t: Translate, entity: string, count: number): string {
  // The backend sends the entity name, so the text may be missing. A missing text does not contain the number.
  const text = t(`entity.${entity}.count` as TextKey, { count });
  return text.includes(String(count)) ? text : t("crud.delete.records", { count });
}

function inUseText(t: Translate, { params }: FieldProblem): string {
  const count = Number(params["count"]);
  const what = countText(t, String(params["entity"]), count);
  return t("crud.delete.inUse", { count, subject: what });
}

/** Message for a failed deletion: the number of referring records, otherwise the backend's error. */
export function deleteFailureText(t: Translate, error: unknown): string {
  if (error instanceof ChangedSinceError) {
    return t("bulk.changedSince");
  }
  if (!(error instanceof ApiError)) {
    return errorText(t, error);
  }
  const uses = error.details.filter((detail) => detail.code === "inUse" && Number(detail.params["count"]) > 0);
  if (uses.length > 0) {
    return uses.map((use) => inUseText(t, use)).join(" ");
  }
  if (hasUnknownOutcome(error)) {
    return t("crud.failed.unsettled");
  }
  return error.statusCode === 412 ? t("crud.delete.changed") : errorText(t, error);
}
