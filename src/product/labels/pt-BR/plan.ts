import type { EntityLabels } from "entity-console/spec";

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
    defaultPlan: "Plano sugerido para novas contas. Ele não é atribuído automaticamente.",
    presentationOrder: "Posição na página de vendas, da menor para a maior.",
  },
  rules: {
    oneDefault: "Já existe um plano padrão. Desmarque o outro primeiro.",
  },
  breakdowns: {
    periodicity: "Planos por periodicidade da recarga",
  },
  texts: {
    archive: "Desativar plano",
    archived: "Plano desativado",
    deleteConfirm:
      "O plano “{{title}}” e seus preços serão excluídos. Planos em uso por alguma conta não podem ser excluídos. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
