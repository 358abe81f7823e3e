import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const featureEnUs = {
  "entity.feature.one": "Feature",
  "entity.feature.many": "Features",
  "entity.feature.count_one": "{{count}} feature",
  "entity.feature.count": "{{count}} features",
  "entity.feature.create": "New feature",
  "entity.feature.edit": "Edit feature",
  "entity.feature.delete": "Delete feature",
  "entity.feature.deleteConfirm":
    "The feature “{{title}}” will be deleted. A feature that a plan still offers cannot be deleted. This cannot be undone.",
  "entity.feature.created": "Feature created",
  "entity.feature.updated": "Feature saved",
  "entity.feature.deleted": "Feature deleted",
  "entity.feature.none": "No features yet",
  "entity.feature.noMatch": "No features found",
  "entity.feature.section.general": "General",
  "entity.feature.field.id": "Identifier",
  "entity.feature.field.name": "Name",
  "entity.feature.field.description": "Description",
  "entity.feature.field.code": "Code",
  "entity.feature.field.active": "Active",
} as const satisfies EntityLabels<"feature">;
