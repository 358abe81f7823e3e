import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const questionPtBr = {
  "entity.question.one": "Questão",
  "entity.question.many": "Questões",
  "entity.question.field.id": "Identificador",
  "entity.question.field.number": "Número",
  "entity.question.field.type": "Tipo",
  "entity.question.field.command": "Enunciado",
  "entity.question.field.answers": "Respostas",
  "entity.question.field.essayCriterias": "Critérios da redação",
  "entity.question.field.items": "Itens",
} as const satisfies EntityLabels<"question">;
