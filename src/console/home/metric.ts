import type { RecordCount } from "../data/count-records.ts";
import type { ToneName } from "../theme/theme-tokens.ts";

/** One number of the dashboard, and the list that it counts. */
export interface Metric {
  readonly id: string;
  readonly label: string;
  /** Path of the list with the counted filter. */
  readonly path: string;
  readonly tone: ToneName;
  readonly answer: RecordCount;
}

export const toTotal = (metrics: readonly Metric[]): number =>
  metrics.reduce((sum, { answer }) => sum + (answer.count ?? 0), 0);
