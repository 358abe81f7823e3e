import type { UnitLabels } from "#console/i18n/entity-labels.ts";

export const unitsPtBr = {
  "unit.credits_one": "{{count}} crédito",
  "unit.credits": "{{count}} créditos",
} as const satisfies UnitLabels;
