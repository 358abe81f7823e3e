import type { FieldProblem } from "../../../contract/problem.ts";
import type { Text } from "../../i18n/text.ts";

/**
 * Of values that another record has together, which fields they are of, in words; null of any other problem, and where one
 * of the fields has no name here, as what a row within the record belongs to.
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
