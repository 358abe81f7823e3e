import type { UnitLabels } from "../entity-labels.ts";

export const unitsPtBr = {
  "unit.credits_one": "{{count}} crédito",
  "unit.credits": "{{count}} créditos",
} as const satisfies UnitLabels;
