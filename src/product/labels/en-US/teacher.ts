import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const teacherEnUs = {
  "entity.teacher.one": "Teacher",
  "entity.teacher.many": "Teachers",
  "entity.teacher.field.id": "Identifier",
  "entity.teacher.field.name": "Name",
  "entity.teacher.field.email": "E-mail",
  "entity.teacher.field.presentation": "Presentation",
  "entity.teacher.field.user": "User",
} as const satisfies EntityLabels<"teacher">;
