import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const studentEnUs = {
  "entity.student.one": "Student",
  "entity.student.many": "Students",
  "entity.student.field.id": "Identifier",
  "entity.student.field.name": "Name",
  "entity.student.field.email": "E-mail",
  "entity.student.field.phone": "Phone",
  "entity.student.field.address": "Address",
  "entity.student.field.whatsapp": "WhatsApp",
  "entity.student.field.observation": "Observation",
  "entity.student.field.dateOfBirth": "Date of birth",
  "entity.student.field.tags": "Tags",
  "entity.student.field.registration": "Registration",
  "entity.student.field.document": "Document",
  "entity.student.field.classrooms": "Classrooms",
  "entity.student.field.status": "Status",
} as const satisfies EntityLabels<"student">;
