import type { EntityLabels } from "#contract/labels.ts";

export const plan = {
  one: "plano",
  many: "planos",
  gender: "masculine",
  fields: {
    name: "Nome",
    description: "Descrição",
    status: "Status",
    recommended: "Recomendado",
    defaultPlan: "Plano padrão",
    presentationOrder: "Ordem de apresentação",
    accountType: "Tipo de conta",
    hasTeacher: "Tem professores",
    hasAdministrator: "Tem administrador",
    costSubjective: "Questão discursiva",
    costMultipleChoice: "Questão de múltipla escolha",
    costTrueOrFalse: "Questão de verdadeiro ou falso",
    costEssay: "Redação",
    costExplanation: "Explicação",
    costResume: "Resumo",
    costInlineDocument: "Documento anexado",
    features: "Recursos",
    initialCredits: "Créditos iniciais",
    creditRecharge: "Créditos por recarga",
    rechargePeriodicity: "Periodicidade da recarga",
    planPayments: "Formas de pagamento",
  },
  sections: {
    general: "Dados gerais",
    flags: "Opções",
    features: "Recursos",
    credits: "Créditos",
    costs: "Custos em créditos",
    payments: "Formas de pagamento",
  },
  help: {
    recommended: "A página de vendas destaca este plano.",
    defaultPlan: "Novas contas recebem este plano quando nenhum outro é escolhido.",
    presentationOrder: "Posição na página de vendas, da menor para a maior.",
  },
  breakdowns: {
    periodicity: "Planos por periodicidade",
  },
  texts: {
    deleteConfirm:
      "O plano “{{title}}” e suas formas de pagamento serão excluídos. Um plano que ainda é usado por alguma conta não pode ser excluído. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
