import type { EntityLabels } from "entity-console/spec";

export const questionGeneration = {
  one: "question generation",
  many: "question generations",
  fields: {
    step: "Step",
    mode: "Mode",
  },
  enums: {
    questionGenerationMode: {
      merge: "Merge with the existing questions",
      replace: "Replace the existing questions",
    },
    questionGenerationStep: {
      subject: "Subject",
      references: "References",
      questions: "Questions",
      generate: "Generate",
      processing: "Processing",
      result: "Result",
    },
  },
} as const satisfies EntityLabels;
