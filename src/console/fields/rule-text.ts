import type { FieldProblem } from "../../contract/problem.ts";
import type { TextKey, Translate } from "../i18n/text.ts";

/** What a rule of an entity says to staff; a rule that only the backend knows is said by its name. */
export function ruleText(t: Translate, entity: string, rule: string): string {
  return t(`entity.${entity}.rule.${rule}` as TextKey);
}

/** What a broken rule says, of a problem that is one; null for any other. */
export function brokenRuleText({ code, params }: FieldProblem, t: Translate): string | null {
  const { entity, rule } = params;
  return code === "rule" && typeof entity === "string" && typeof rule === "string" ? ruleText(t, entity, rule) : null;
}
