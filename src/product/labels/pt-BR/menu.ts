import type { MenuLabels } from "#console/i18n/entity-labels.ts";

export const menuPtBr = {
  "menu.home": "Início",
  "menu.plans": "Planos",
  "menu.features": "Recursos",
  "menu.coupons": "Cupons",
  "menu.accounts": "Contas",
  "menu.tokenTool": "Token de pagamento",
  "menu.classrooms": "Turmas",
  "menu.students": "Alunos",
  "menu.assessments": "Avaliações",
  "menu.documents": "Documentos",
  "menu.pages": "Páginas",
  "menu.editAccount": "Editar conta",
  "menu.register": "Cadastrar-se",
  "menu.login": "Entrar",
  "menu.logout": "Sair",
} as const satisfies MenuLabels;
