import { type CellCodec, numberCells } from "entity-console/kinds/browser";
import { stars } from "./kind.ts";

const { maximum } = stars.schema;

/** ★★★☆☆ for 3. */
export function toStars(count: number): string {
  return "★".repeat(count) + "☆".repeat(Math.max(0, maximum - count));
}

/** Print has stars. Files have the number, and the import reads both. */
export const starsCells: Partial<CellCodec> = {
  read: (text, setting) => (/^★+☆*$/.test(text) ? text.lastIndexOf("★") + 1 : numberCells.read(text, setting)),
  print: (value) => toStars(Number(value)),
};
