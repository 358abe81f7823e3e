import type { EntityLabels } from "entity-console/spec";

export const student = {
  one: "aluno",
  many: "alunos",
  gender: "masculine",
  fields: {
    name: "Nome",
    email: "E-mail",
    phone: "Telefone",
    address: "Endereço",
    whatsapp: "WhatsApp",
    observation: "Observação",
    dateOfBirth: "Data de nascimento",
    tags: "Etiquetas",
    registration: "Matrícula",
    document: "Documento",
    classrooms: "Turmas",
    status: "Status",
  },
  enums: {
    studentStatus: {
      active: "Ativo",
      inactive: "Inativo",
      suspended: "Suspenso",
    },
  },
} as const satisfies EntityLabels;
