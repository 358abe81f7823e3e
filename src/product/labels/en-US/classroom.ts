import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const classroomEnUs = {
  "entity.classroom.one": "Classroom",
  "entity.classroom.many": "Classrooms",
  "entity.classroom.field.id": "Identifier",
  "entity.classroom.field.name": "Name",
  "entity.classroom.field.startDate": "Start date",
  "entity.classroom.field.endDate": "End date",
  "entity.classroom.field.status": "Status",
  "entity.classroom.field.description": "Description",
  "entity.classroom.field.period": "Period",
  "entity.classroom.field.students": "Students",
  "entity.classroom.field.tags": "Tags",
} as const satisfies EntityLabels<"classroom">;
