import type { EntityLabels } from "entity-console/spec";

export const question = {
  one: "question",
  many: "questions",
  fields: {
    number: "Number",
    type: "Type",
    command: "Command",
    answers: "Answers",
    essayCriterias: "Essay criteria",
    items: "Items",
  },
  enums: {
    questionType: {
      "one-choice": "One choice",
      "multiple-choice": "Multiple choice",
      subjective: "Subjective",
      essay: "Essay",
    },
  },
} as const satisfies EntityLabels;
