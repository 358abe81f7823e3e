import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const questionGenerationEnUs = {
  "entity.questionGeneration.one": "Question generation",
  "entity.questionGeneration.many": "Question generations",
  "entity.questionGeneration.field.step": "Step",
  "entity.questionGeneration.field.mode": "Mode",
} as const satisfies EntityLabels<"questionGeneration">;
