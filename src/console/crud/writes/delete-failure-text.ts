import type { FieldProblem } from "../../../contract/problem.ts";
import { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import type { TextKey, Translate } from "../../i18n/text.ts";
import { ChangedSinceError } from "./changed-since.ts";
import { hasUnknownOutcome } from "./has-unknown-outcome.ts";

/** "3 contas", in the words of the entity's own catalogue where it has them. */
function countText(t: Translate, entity: string, count: number): string {
  // The entity's name comes from the backend: its texts may not exist, and a missing one has no number in it.
  const text = t(`entity.${entity}.count` as TextKey, { count });
  return text.includes(String(count)) ? text : t("crud.delete.records", { count });
}

function inUseText(t: Translate, { params }: FieldProblem): string {
  const count = Number(params["count"]);
  const what = countText(t, String(params["entity"]), count);
  return t("crud.delete.inUse", { count, what });
}

/** Why a record could not be deleted: who uses it, in words, else what the backend said. */
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
