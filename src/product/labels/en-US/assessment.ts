import type { EntityLabels } from "entity-console/spec";

export const assessment = {
  one: "assessment",
  many: "assessments",
  fields: {
    name: "Name",
    status: "Status",
    tags: "Tags",
    useTimeRestriction: "Limit the time",
    timeLimit: "Time limit (minutes)",
    usePeriodRestriction: "Limit the period",
    begin: "Start",
    end: "End",
    optionType: "Option type",
    singleAttemptRestriction: "Allow a single attempt",
    description: "Description",
    leadingContent: "Leading content",
    labelColor: "Label color",
    labelBackground: "Label background",
    educationalLevel: "Educational level",
    educationalLevelGrade: "Grade",
    otherEducationalLevel: "Other educational level",
    interestArea: "Area of interest",
  },
  enums: {
    assessmentOptionType: {
      numeric: "Numeric",
      alfa: "Alphabetic",
      roman: "Roman",
    },
    assessmentStatus: {
      created: "Created",
      "in-progress": "In progress",
      "under-evaluation": "Under evaluation",
      finalized: "Finalized",
    },
  },
} as const satisfies EntityLabels;
