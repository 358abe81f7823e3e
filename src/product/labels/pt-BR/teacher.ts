import type { EntityLabels } from "entity-console/spec";

export const teacher = {
  one: "professor",
  many: "professores",
  gender: "masculine",
  fields: {
    name: "Nome",
    email: "E-mail",
    presentation: "Apresentação",
    user: "Usuário",
  },
} as const satisfies EntityLabels;
