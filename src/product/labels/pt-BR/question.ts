import type { EntityLabels } from "entity-console/spec";

export const question = {
  one: "questão",
  many: "questões",
  gender: "feminine",
  fields: {
    number: "Número",
    type: "Tipo",
    command: "Enunciado",
    answers: "Respostas",
    essayCriterias: "Critérios da redação",
    items: "Itens",
  },
  enums: {
    questionType: {
      "one-choice": "Escolha única",
      "multiple-choice": "Múltipla escolha",
      subjective: "Discursiva",
      essay: "Redação",
    },
  },
} as const satisfies EntityLabels;
