import type { EntityLabels } from "entity-console/spec";

export const account = {
  one: "conta",
  many: "contas",
  gender: "feminine",
  fields: {
    username: "Usuário",
    email: "E-mail",
    password: "Senha",
    presentation: "Apresentação",
    image: "Imagem",
    status: "Status",
    type: "Tipo",
    plan: "Plano",
    planId: "Plano",
    planPayment: "Opção de cobrança",
    amount: "Valor cobrado",
    principalUser: "Usuário principal",
  },
  sections: {
    identity: "Identificação",
    subscription: "Assinatura",
    profile: "Perfil",
    history: "Histórico",
  },
  help: {
    username: "E-mail usado para entrar no produto.",
    password: "Preencha apenas para definir uma nova senha.",
  },
  rules: {
    usernameIsEmail: "O usuário e o e-mail devem ser iguais.",
    planOfOtherType: "Este plano é para outro tipo de conta.",
    inactivePlan: "Este plano não está ativo.",
  },
  breakdowns: {
    type: "Contas por tipo",
  },
  actions: {
    regenerateActivation: {
      label: "Gerar novo código de ativação",
      confirm: "Um novo código de ativação será gerado e o anterior deixará de valer.",
      success: "Novo código de ativação gerado",
      failure: "Não foi possível gerar o novo código de ativação",
    },
    makePrincipalUser: {
      label: "Tornar usuário principal",
      confirm: "O usuário da conta “{{title}}” passará a ser o principal da empresa.",
      success: "Usuário principal definido",
      failure: "Não foi possível definir o usuário principal",
    },
    updatePrincipalUsers: {
      label: "Recalcular usuários principais",
      confirm:
        "O servidor definirá um usuário principal para cada conta empresarial que não tem um. Isso vale para todas as contas, não só para as desta lista.",
      success: "Usuários principais recalculados",
      failure: "Não foi possível recalcular os usuários principais",
    },
  },
  texts: {
    taken: "Já existe uma conta com este e-mail",
    bulkDeleteConfirm: "Elas perderão o acesso ao produto. Esta ação não pode ser desfeita.",
    deleteConfirm:
      "A conta “{{title}}” será excluída e não poderá mais entrar no produto. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
