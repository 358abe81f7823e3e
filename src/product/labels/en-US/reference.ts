import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const referenceEnUs = {
  "entity.reference.one": "Reference",
  "entity.reference.many": "References",
  "entity.reference.field.id": "Identifier",
  "entity.reference.field.title": "Title",
  "entity.reference.field.name": "Name",
  "entity.reference.field.type": "Type",
  "entity.reference.field.owner": "Used by",
  "entity.reference.field.ownerType": "Kind of use",
  "entity.reference.field.availableToIA": "Available to the AI",
  "entity.reference.field.visibility": "Visibility",
  "entity.reference.field.description": "Description",
} as const satisfies EntityLabels<"reference">;
