import type { EntityLabels } from "entity-console/spec";

export const feature = {
  one: "feature",
  many: "features",
  fields: {
    name: "Name",
    description: "Description",
    code: "Function in the product",
    active: "Active",
  },
  sections: {
    general: "General",
  },
  enums: {
    featureCode: {
      "question-generate": "Question generation",
      "question-correction": "Question correction",
      essay: "Essay",
      "hosted-documents": "Hosted documents",
      "inline-documents": "Inline documents",
      "student-module": "Student module",
      "question-database": "Question database",
      "presentation-creation": "Presentation creation",
    },
  },
  texts: {
    archive: "Deactivate feature",
    archived: "Feature deactivated",
    deleteConfirm:
      "The feature “{{title}}” will be deleted. Features included in a plan cannot be deleted. This cannot be undone.",
  },
} as const satisfies EntityLabels;
