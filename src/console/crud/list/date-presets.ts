import type { CrudKey } from "../../i18n/framework-key.ts";
import { addDays, type DateRange, monthOf } from "../../lib/date-range.ts";

/** A range of days that staff ask for all the time. */
interface DatePreset {
  readonly labelKey: CrudKey;
  readonly toRange: (today: string) => DateRange;
}

/** What a filter of dates offers before one has to type. */
export const datePresets: readonly DatePreset[] = [
  { labelKey: "crud.range.next30", toRange: (today) => ({ from: today, to: addDays(today, 30) }) },
  { labelKey: "crud.range.thisMonth", toRange: monthOf },
  { labelKey: "crud.range.past", toRange: (today) => ({ from: "", to: addDays(today, -1) }) },
];
