import type { FieldProblem } from "../../contract/problem.ts";
import type { Text } from "../i18n/text.ts";

/** Of values that another record has together, which fields they are of, in words; null of any other problem. */
export function takenTogetherText(
  { code, params }: FieldProblem,
  toLabel: (field: string) => string,
  { t, language }: Text,
): string | null {
  const fields = code === "unique" && Array.isArray(params["fields"]) ? params["fields"].map(String) : [];
  return fields.length > 1
    ? t("import.takenTogether", { fields: new Intl.ListFormat(language).format(fields.map(toLabel)) })
    : null;
}
