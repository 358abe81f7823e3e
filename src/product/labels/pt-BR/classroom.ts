import type { EntityLabels } from "entity-console/spec";

export const classroom = {
  one: "turma",
  many: "turmas",
  gender: "feminine",
  fields: {
    name: "Nome",
    startDate: "Data de início",
    endDate: "Data de término",
    status: "Status",
    description: "Descrição",
    period: "Período",
    students: "Alunos",
    tags: "Etiquetas",
  },
  enums: {
    classroomStatus: {
      open: "Aberta",
      close: "Encerrada",
    },
  },
} as const satisfies EntityLabels;
