import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isBeingCounted, useRecordCounts } from "../../data/count-records.ts";
import type { RecordChange } from "../writes/record-change.ts";
import { type CountingRule, countingRules, countsItself, filtersOf, groupOf, isCounted } from "./counting-rules.ts";

/** A record that violates an "at most one" rule. */
interface AtMostOneViolation {
  readonly record: EntityRecord;
  readonly rule: string;
}

/** Records that one rule would count together after the change. */
interface Group {
  readonly rule: CountingRule;
  readonly after: readonly EntityRecord[];
  /** Number of them that are already counted in this group. */
  readonly before: number;
  readonly filters: { readonly [field: string]: string } | null;
}

function groupsOf(rule: CountingRule, changes: readonly RecordChange[]): readonly Group[] {
  const counted = changes
    .map(({ record, change }) => ({ record, after: { ...record, ...change } }))
    .filter(({ after }) => isCounted(rule, after));
  const keys = [...new Set(counted.map(({ after }) => groupOf(rule, after)))];
  const groups = keys.map((key) => counted.filter(({ after }) => groupOf(rule, after) === key));
  return groups.map((members) => ({
    rule,
    after: members.map(({ after }) => after),
    before: members.filter(({ record, after }) => countsItself(rule, record, after)).length,
    filters: filtersOf(rule, members[0]?.after ?? {}),
  }));
}

/**
 * Records that would violate an "at most one" rule after a change: all but the first of each group, or all of them if
 * another record already fulfils the rule. The latter is checked only if the backend's list can filter by the rule.
 */
export function useAtMostOneViolations(
  { entity, rules = [], list }: EntityScreens<MessageKey>,
  changes: readonly RecordChange[],
) {
  const groups = countingRules(rules).flatMap((rule) => groupsOf(rule, changes));
  const isAsked = ({ filters }: Group) =>
    filters !== null && Object.keys(filters).every((field) => list?.filters.includes(field) === true);
  const answers = useRecordCounts(groups.filter(isAsked).map(({ filters }) => ({ entity, filters: filters ?? {} })));
  const counts = new Map(groups.filter(isAsked).map((group, index) => [group, answers[index]]));
  const violations = groups.flatMap((group): readonly AtMostOneViolation[] => {
    const others = (counts.get(group)?.count ?? 0) - group.before;
    const tooMany = group.after.slice(others > 0 ? 0 : 1);
    return tooMany.map((record) => ({ record, rule: group.rule.name }));
  });
  const isCounting = answers.some(isBeingCounted);
  return { violations, isCounting };
}
