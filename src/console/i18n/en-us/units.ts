import type { UnitLabels } from "../entity-labels.ts";

export const unitsEnUs = {
  "unit.credits_one": "{{count}} credit",
  "unit.credits": "{{count}} credits",
} as const satisfies UnitLabels;
