/**
 * The browser half of a product's own kinds of field: control, display, filter and cells.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export type { DisplayProps } from "../../console/fields/display/display-props.ts";
export { type ControlProps, useControl } from "../../console/fields/use-control.ts";
export { booleanCells } from "../../kinds/boolean/cells.ts";
export { defineBrowserHalf, type OwnBrowserHalf } from "../../kinds/browser-half.ts";
export type { CellCodec } from "../../kinds/cell-codec.ts";
export { dateCells } from "../../kinds/date/cells.ts";
export { datetimeCells } from "../../kinds/datetime/cells.ts";
export { durationCells } from "../../kinds/duration/cells.ts";
export type { FilterEditorProps, OwnFilter } from "../../kinds/filter.ts";
export { moneyCells } from "../../kinds/money/cells.ts";
export { numberCells, quantityCells } from "../../kinds/number/cells.ts";
export { percentCells } from "../../kinds/percent/cells.ts";
export { RangeEnds, type RangeInputProps } from "../../kinds/range-ends.tsx";
export { textCells } from "../../kinds/text/cells.ts";
export { timeCells } from "../../kinds/time/cells.ts";
