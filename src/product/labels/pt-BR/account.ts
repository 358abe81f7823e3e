import type { EntityLabels } from "#contract/labels.ts";

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
    planPayment: "Forma de pagamento",
    amount: "Valor",
    principalUser: "Usuário principal",
  },
  sections: {
    identity: "Identificação",
    subscription: "Assinatura",
    profile: "Perfil",
    history: "Histórico",
  },
  help: {
    username: "É o e-mail com que a conta entra no produto.",
    password: "Preencha apenas para definir uma nova senha.",
  },
  breakdowns: {
    type: "Contas por tipo",
  },
  actions: {
    regenerateActivation: {
      label: "Gerar nova ativação",
      confirm: "Um novo código de ativação será gerado e o anterior deixará de valer.",
      success: "Nova ativação gerada",
      failure: "Não foi possível gerar a nova ativação",
    },
    makePrincipalUser: {
      label: "Tornar usuário principal",
      confirm: "O usuário desta conta passará a ser o principal da empresa.",
      success: "Usuário principal definido",
      failure: "Não foi possível definir o usuário principal",
    },
    updatePrincipalUsers: {
      label: "Atualizar usuários principais",
      confirm: "Os usuários principais de todas as contas serão atualizados.",
      success: "Usuários principais atualizados",
      failure: "Não foi possível atualizar os usuários principais",
    },
  },
  texts: {
    deleteConfirm:
      "A conta “{{title}}” será excluída e não poderá mais entrar no produto. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
