import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const questionEnUs = {
  "entity.question.one": "Question",
  "entity.question.many": "Questions",
  "entity.question.field.id": "Identifier",
  "entity.question.field.number": "Number",
  "entity.question.field.type": "Type",
  "entity.question.field.command": "Command",
  "entity.question.field.answers": "Answers",
  "entity.question.field.essayCriterias": "Essay criteria",
  "entity.question.field.items": "Items",
} as const satisfies EntityLabels<"question">;
