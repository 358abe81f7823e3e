import type { EntityLabels } from "entity-console/spec";

export const reference = {
  one: "reference",
  many: "references",
  fields: {
    title: "Title",
    name: "Name",
    type: "Type",
    owner: "Used by",
    ownerType: "Kind of use",
    availableToIA: "Available to the AI",
    visibility: "Visibility",
    description: "Description",
  },
  enums: {
    referenceSource: {
      assessment: "Assessment",
      question: "Question",
    },
    referenceType: {
      document: "Document",
      page: "Page",
    },
    referenceVisibility: {
      public: "Public",
      private: "Private",
    },
  },
} as const satisfies EntityLabels;
