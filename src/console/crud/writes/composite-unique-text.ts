import type { FieldProblem } from "../../../contract/problem.ts";
import type { Text } from "../../i18n/text.ts";

/**
 * Message for a violated composite unique constraint, with the labels of its fields. Null for other problems, and if a
 * field has no label here, e.g. the parent reference of a nested row.
 */
export function compositeUniqueText(
  { code, params }: FieldProblem,
  toLabel: (field: string) => string | null,
  { t, language }: Text,
): string | null {
  const fields = code === "unique" && Array.isArray(params["fields"]) ? params["fields"].map(String) : [];
  const labels = fields.map(toLabel).filter((label) => label !== null);
  return labels.length > 1 && labels.length === fields.length
    ? t("import.takenTogether", { fields: new Intl.ListFormat(language).format(labels) })
    : null;
}
