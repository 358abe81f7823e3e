import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const teacherPtBr = {
  "entity.teacher.one": "Professor",
  "entity.teacher.many": "Professores",
  "entity.teacher.field.id": "Identificador",
  "entity.teacher.field.name": "Nome",
  "entity.teacher.field.email": "E-mail",
  "entity.teacher.field.presentation": "Apresentação",
  "entity.teacher.field.user": "Usuário",
} as const satisfies EntityLabels<"teacher">;
