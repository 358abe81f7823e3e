import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const classroomPtBr = {
  "entity.classroom.one": "Turma",
  "entity.classroom.many": "Turmas",
  "entity.classroom.field.id": "Identificador",
  "entity.classroom.field.name": "Nome",
  "entity.classroom.field.startDate": "Data de início",
  "entity.classroom.field.endDate": "Data de término",
  "entity.classroom.field.status": "Status",
  "entity.classroom.field.description": "Descrição",
  "entity.classroom.field.period": "Período",
  "entity.classroom.field.students": "Alunos",
  "entity.classroom.field.tags": "Etiquetas",
} as const satisfies EntityLabels<"classroom">;
