import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const studentPtBr = {
  "entity.student.one": "Aluno",
  "entity.student.many": "Alunos",
  "entity.student.field.id": "Identificador",
  "entity.student.field.name": "Nome",
  "entity.student.field.email": "E-mail",
  "entity.student.field.phone": "Telefone",
  "entity.student.field.address": "Endereço",
  "entity.student.field.whatsapp": "WhatsApp",
  "entity.student.field.observation": "Observação",
  "entity.student.field.dateOfBirth": "Data de nascimento",
  "entity.student.field.tags": "Etiquetas",
  "entity.student.field.registration": "Matrícula",
  "entity.student.field.document": "Documento",
  "entity.student.field.classrooms": "Turmas",
  "entity.student.field.status": "Status",
} as const satisfies EntityLabels<"student">;
