/**
 * The generic screens and the parts of a home page. Apart from `entity-console/console`, so that a page loads them only if
 * it uses them.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { CreateScreen } from "../../console/crud/screens/create-screen.tsx";
export { EditScreen } from "../../console/crud/screens/edit-screen.tsx";
export { ListScreen } from "../../console/crud/screens/list-screen.tsx";
export { ShowScreen } from "../../console/crud/screens/show-screen.tsx";
export { HomeScreen } from "../../console/home/home-screen.tsx";
export { type ChartPoint, LineChart } from "../../console/home/line-chart.tsx";
export type { Metric } from "../../console/home/metric.ts";
export { MetricPanel } from "../../console/home/metric-panel.tsx";
export {
  COMPARISONS,
  PERIODS,
  type Period,
  type PeriodChoice,
  toCompared,
  toPeriod,
} from "../../console/home/period.ts";
export { PeriodPicker } from "../../console/home/period-picker.tsx";
export { SaveFigures } from "../../console/home/save-figures.tsx";
export { type BarColumn, type BarPart, type BarSeries, StackedBars } from "../../console/home/stacked-bars.tsx";
export { ValuePanel } from "../../console/home/value-panel.tsx";
