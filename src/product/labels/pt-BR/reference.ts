import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const referencePtBr = {
  "entity.reference.one": "Referência",
  "entity.reference.many": "Referências",
  "entity.reference.field.id": "Identificador",
  "entity.reference.field.title": "Título",
  "entity.reference.field.name": "Nome",
  "entity.reference.field.type": "Tipo",
  "entity.reference.field.owner": "Usada por",
  "entity.reference.field.ownerType": "Tipo de uso",
  "entity.reference.field.availableToIA": "Disponível para a IA",
  "entity.reference.field.visibility": "Visibilidade",
  "entity.reference.field.description": "Descrição",
} as const satisfies EntityLabels<"reference">;
