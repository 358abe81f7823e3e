import { type Text, toRawText } from "entity-console/console";
import type { Periodicity } from "../../../../schema/enums.ts";

const PERIODS: readonly unknown[] = ["on-demand", "monthly", "yearly"] satisfies readonly Periodicity[];

const isPeriodicity = (value: unknown): value is Periodicity => PERIODS.includes(value);

/** "Mensal". Unknown values are shown as they are; missing ones as empty. */
export function periodText(periodicity: unknown, t: Text["t"]): string {
  if (isPeriodicity(periodicity)) {
    return t(`enum.periodicity.${periodicity}`);
  }
  return periodicity ? toRawText(periodicity) : "";
}
