import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const documentEnUs = {
  "entity.document.one": "Document",
  "entity.document.many": "Documents",
  "entity.document.field.id": "Identifier",
  "entity.document.field.title": "Title",
  "entity.document.field.name": "File name",
  "entity.document.field.authors": "Authors",
  "entity.document.field.type": "Type",
  "entity.document.field.tags": "Tags",
  "entity.document.field.description": "Description",
  "entity.document.field.brainceptStatus": "Reading status",
  "entity.document.field.fileRecordId": "File",
} as const satisfies EntityLabels<"document">;
