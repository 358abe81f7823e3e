/** Features and plans of the demo: a plausible education product in Brazil. */

export const demoFeatures = [
  ["question-generate", "Geração de questões", "Cria questões a partir de um tema, de um documento ou de uma página."],
  ["question-correction", "Correção de questões", "Corrige respostas abertas e explica a nota."],
  ["essay", "Redação", "Propõe temas, corrige redações por competência e acompanha a evolução."],
  ["hosted-documents", "Documentos hospedados", "Guarda documentos que servem de referência para as questões."],
  ["inline-documents", "Documentos avulsos", "Usa um documento em uma única geração, sem guardá-lo."],
  ["student-module", "Módulo do aluno", "Área em que cada aluno responde às próprias avaliações."],
  ["question-database", "Banco de questões", "Busca e reaproveita questões já criadas."],
  ["presentation-creation", "Criação de apresentações", "Monta apresentações a partir do conteúdo da aula."],
] as const;

type FeatureCode = (typeof demoFeatures)[number][0];

interface DemoPlan {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly features: readonly FeatureCode[];
  readonly payments: readonly Readonly<Record<string, unknown>>[];
}

const costs = {
  costSubjective: 3,
  costMultipleChoice: 2,
  costTrueOrFalse: 1,
  costEssay: 8,
  costExplanation: 1,
  costResume: 2,
  costInlineDocument: 4,
};

export const demoPlans: readonly [DemoPlan, ...DemoPlan[]] = [
  {
    fields: {
      ...costs,
      name: "Essencial",
      description: "Para quem está começando: questões e explicações, sem mensalidade obrigatória.",
      defaultPlan: true,
      presentationOrder: 1,
      initialCredits: 50,
      creditRecharge: 20,
      hasTeacher: true,
    },
    features: ["question-generate", "question-correction", "inline-documents"],
    payments: [
      { name: "Avulso", periodicity: "on-demand", price: 9.9 },
      { name: "Mensal", periodicity: "monthly", price: 19.9 },
    ],
  },
  {
    fields: {
      ...costs,
      name: "Professor Pro",
      description: "Para professores com várias turmas: redações, banco de questões e apresentações.",
      recommended: true,
      presentationOrder: 2,
      initialCredits: 300,
      creditRecharge: 300,
      hasTeacher: true,
    },
    features: [
      "question-generate",
      "question-correction",
      "essay",
      "hosted-documents",
      "inline-documents",
      "question-database",
      "presentation-creation",
    ],
    payments: [
      { name: "Mensal", periodicity: "monthly", price: 49.9 },
      { name: "Anual", periodicity: "yearly", price: 499, description: "Doze meses pelo preço de dez." },
    ],
  },
  {
    fields: {
      ...costs,
      name: "Escola",
      description: "Para instituições: todos os recursos, módulo do aluno e administração centralizada.",
      accountType: "business",
      presentationOrder: 3,
      initialCredits: 5000,
      creditRecharge: 5000,
      hasTeacher: true,
      hasAdministrator: true,
    },
    features: [
      "question-generate",
      "question-correction",
      "essay",
      "hosted-documents",
      "inline-documents",
      "student-module",
      "question-database",
      "presentation-creation",
    ],
    payments: [
      { name: "Mensal", periodicity: "monthly", price: 890 },
      { name: "Anual", periodicity: "yearly", price: 8900, description: "Doze meses pelo preço de dez." },
    ],
  },
];
