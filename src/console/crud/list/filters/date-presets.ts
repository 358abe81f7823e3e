import type { RelativeDays } from "../../../data/condition.ts";
import type { CrudKey } from "../../../i18n/framework-key.ts";

/** Days that staff ask for all the time; they move on with the calendar. */
interface DatePreset {
  readonly labelKey: CrudKey;
  readonly days: RelativeDays;
}

/** What a filter of dates offers before one has to type. */
export const datePresets: readonly DatePreset[] = [
  { labelKey: "crud.range.next30", days: "next30" },
  { labelKey: "crud.range.thisWeek", days: "thisWeek" },
  { labelKey: "crud.range.thisMonth", days: "thisMonth" },
  { labelKey: "crud.range.past", days: "past" },
];
