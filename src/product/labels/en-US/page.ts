import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const pageEnUs = {
  "entity.page.one": "Page",
  "entity.page.many": "Pages",
  "entity.page.field.id": "Identifier",
  "entity.page.field.name": "Name",
  "entity.page.field.tags": "Tags",
  "entity.page.field.description": "Description",
  "entity.page.field.icon": "Icon",
  "entity.page.field.content": "Content",
} as const satisfies EntityLabels<"page">;
