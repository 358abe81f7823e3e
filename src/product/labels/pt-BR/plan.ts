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
    hasTeacher: "Inclui professores",
    hasAdministrator: "Inclui administrador",
    costSubjective: "Questão discursiva",
    costMultipleChoice: "Questão de múltipla escolha",
    costTrueOrFalse: "Questão de verdadeiro ou falso",
    costEssay: "Redação",
    costExplanation: "Explicação",
    costResume: "Resumo",
    costInlineDocument: "Documento avulso",
    features: "Recursos",
    initialCredits: "Créditos iniciais",
    creditRecharge: "Créditos por recarga",
    rechargePeriodicity: "Periodicidade da recarga",
    planPayments: "Preços",
  },
  sections: {
    general: "Dados gerais",
    flags: "Opções",
    features: "Recursos",
    credits: "Créditos",
    costs: "Custos em créditos",
    payments: "Preços",
  },
  help: {
    recommended: "A página de vendas destaca este plano.",
    defaultPlan: "Indica o plano previsto para novas contas; quem cria a conta é que o atribui.",
    presentationOrder: "Posição na página de vendas, da menor para a maior.",
  },
  rules: {
    oneDefault: "Já há um plano padrão, e só pode haver um. Desmarque o outro primeiro.",
  },
  breakdowns: {
    periodicity: "Planos por periodicidade da recarga",
  },
  texts: {
    archive: "Desativar plano",
    archived: "Plano desativado",
    deleteConfirm:
      "O plano “{{title}}” e seus preços serão excluídos. Um plano que ainda é usado por alguma conta não pode ser excluído. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
