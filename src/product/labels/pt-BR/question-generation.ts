import type { EntityLabels } from "entity-console/spec";

export const questionGeneration = {
  one: "geração de questões",
  many: "gerações de questões",
  gender: "feminine",
  fields: {
    step: "Etapa",
    mode: "Modo",
  },
  enums: {
    questionGenerationMode: {
      merge: "Juntar às questões existentes",
      replace: "Substituir as questões existentes",
    },
    questionGenerationStep: {
      subject: "Assunto",
      references: "Referências",
      questions: "Questões",
      generate: "Gerar",
      processing: "Processamento",
      result: "Resultado",
    },
  },
} as const satisfies EntityLabels;
