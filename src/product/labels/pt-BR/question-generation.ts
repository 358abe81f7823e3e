import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const questionGenerationPtBr = {
  "entity.questionGeneration.one": "Geração de questões",
  "entity.questionGeneration.many": "Gerações de questões",
  "entity.questionGeneration.field.step": "Etapa",
  "entity.questionGeneration.field.mode": "Modo",
} as const satisfies EntityLabels<"questionGeneration">;
