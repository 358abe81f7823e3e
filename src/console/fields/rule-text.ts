import type { FieldProblem } from "../../contract/problem.ts";
import type { TextKey, Translate } from "../i18n/text.ts";

/** The message of an entity rule. A rule that only the backend knows shows its name. */
export function ruleText(t: Translate, entity: string, rule: string): string {
  return t(`entity.${entity}.rule.${rule}` as TextKey);
}

/** The message of a violated rule, or null for other problems. */
export function brokenRuleText({ code, params }: FieldProblem, t: Translate): string | null {
  const { entity, rule } = params;
  return code === "rule" && typeof entity === "string" && typeof rule === "string" ? ruleText(t, entity, rule) : null;
}
