import type { MenuLabels } from "#console/i18n/entity-labels.ts";

export const menuEnUs = {
  "menu.home": "Home",
  "menu.plans": "Plans",
  "menu.features": "Features",
  "menu.coupons": "Coupons",
  "menu.accounts": "Accounts",
  "menu.tokenTool": "Payment token",
  "menu.classrooms": "Classrooms",
  "menu.students": "Students",
  "menu.assessments": "Assessments",
  "menu.documents": "Documents",
  "menu.pages": "Pages",
  "menu.editAccount": "Edit account",
  "menu.register": "Register",
  "menu.login": "Sign in",
  "menu.logout": "Sign out",
} as const satisfies MenuLabels;
