import type { EntityLabels } from "entity-console/spec";

export const assessment = {
  one: "avaliação",
  many: "avaliações",
  gender: "feminine",
  fields: {
    name: "Nome",
    status: "Status",
    tags: "Etiquetas",
    useTimeRestriction: "Limitar o tempo",
    timeLimit: "Tempo limite (minutos)",
    usePeriodRestriction: "Limitar o período",
    begin: "Início",
    end: "Término",
    optionType: "Tipo de alternativa",
    singleAttemptRestriction: "Permitir uma única tentativa",
    description: "Descrição",
    leadingContent: "Conteúdo de abertura",
    labelColor: "Cor do rótulo",
    labelBackground: "Fundo do rótulo",
    educationalLevel: "Nível de ensino",
    educationalLevelGrade: "Ano ou série",
    otherEducationalLevel: "Outro nível de ensino",
    interestArea: "Área de interesse",
  },
  enums: {
    assessmentOptionType: {
      numeric: "Numérica",
      alfa: "Alfabética",
      roman: "Romana",
    },
    assessmentStatus: {
      created: "Criada",
      "in-progress": "Em andamento",
      "under-evaluation": "Em correção",
      finalized: "Finalizada",
    },
  },
} as const satisfies EntityLabels;
