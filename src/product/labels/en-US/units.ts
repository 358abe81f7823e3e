import type { UnitLabels } from "#console/i18n/entity-labels.ts";

export const unitsEnUs = {
  "unit.credits_one": "{{count}} credit",
  "unit.credits": "{{count}} credits",
} as const satisfies UnitLabels;
