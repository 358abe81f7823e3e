import type { EntityLabels } from "entity-console/spec";

export const reference = {
  one: "referência",
  many: "referências",
  gender: "feminine",
  fields: {
    title: "Título",
    name: "Nome",
    type: "Tipo",
    owner: "Usada por",
    ownerType: "Tipo de uso",
    availableToIA: "Disponível para a IA",
    visibility: "Visibilidade",
    description: "Descrição",
  },
  enums: {
    referenceSource: {
      assessment: "Avaliação",
      question: "Questão",
    },
    referenceType: {
      document: "Documento",
      page: "Página",
    },
    referenceVisibility: {
      public: "Pública",
      private: "Privada",
    },
  },
} as const satisfies EntityLabels;
