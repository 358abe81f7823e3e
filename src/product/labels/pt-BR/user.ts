import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const userPtBr = {
  "entity.user.one": "Usuário",
  "entity.user.many": "Usuários",
  "entity.user.field.id": "Identificador",
  "entity.user.field.name": "Nome",
  "entity.user.field.username": "Usuário",
  "entity.user.field.email": "E-mail",
  "entity.user.field.password": "Senha",
} as const satisfies EntityLabels<"user">;
