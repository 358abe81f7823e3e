import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const pagePtBr = {
  "entity.page.one": "Página",
  "entity.page.many": "Páginas",
  "entity.page.field.id": "Identificador",
  "entity.page.field.name": "Nome",
  "entity.page.field.tags": "Etiquetas",
  "entity.page.field.description": "Descrição",
  "entity.page.field.icon": "Ícone",
  "entity.page.field.content": "Conteúdo",
} as const satisfies EntityLabels<"page">;
