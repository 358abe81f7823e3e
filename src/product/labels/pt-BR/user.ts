import type { EntityLabels } from "entity-console/spec";

export const user = {
  one: "usuário",
  many: "usuários",
  gender: "masculine",
  fields: {
    name: "Nome",
    username: "Usuário",
    email: "E-mail",
    password: "Senha",
  },
} as const satisfies EntityLabels;
