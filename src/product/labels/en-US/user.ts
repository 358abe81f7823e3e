import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const userEnUs = {
  "entity.user.one": "User",
  "entity.user.many": "Users",
  "entity.user.field.id": "Identifier",
  "entity.user.field.name": "Name",
  "entity.user.field.username": "Username",
  "entity.user.field.email": "E-mail",
  "entity.user.field.password": "Password",
} as const satisfies EntityLabels<"user">;
