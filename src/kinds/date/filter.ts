import type { RelativeDays } from "../../../data/condition.ts";
import type { CrudKey } from "../../../i18n/framework-key.ts";

/** Date range relative to today. */
interface DatePreset {
  readonly labelKey: CrudKey;
  readonly days: RelativeDays;
}

/** Presets in the menu of a date filter. */
export const datePresets: readonly DatePreset[] = [
  { labelKey: "crud.range.next30", days: "next30" },
  { labelKey: "crud.range.thisWeek", days: "thisWeek" },
  { labelKey: "crud.range.thisMonth", days: "thisMonth" },
  { labelKey: "crud.range.past", days: "past" },
];
