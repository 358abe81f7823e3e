import type { EntityLabels } from "#contract/labels.ts";

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
