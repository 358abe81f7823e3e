import type { EntityLabels } from "entity-console/spec";

export const plan = {
  one: "plan",
  many: "plans",
  fields: {
    name: "Name",
    description: "Description",
    status: "Status",
    recommended: "Recommended",
    defaultPlan: "Default plan",
    presentationOrder: "Presentation order",
    accountType: "Account type",
    hasTeacher: "Includes teachers",
    hasAdministrator: "Includes an administrator",
    costSubjective: "Open-ended question",
    costMultipleChoice: "Multiple-choice question",
    costTrueOrFalse: "True-or-false question",
    costEssay: "Essay",
    costExplanation: "Explanation",
    costResume: "Summary",
    costInlineDocument: "Inline document",
    features: "Features",
    initialCredits: "Initial credits",
    creditRecharge: "Credits per recharge",
    rechargePeriodicity: "Recharge period",
    planPayments: "Prices",
  },
  sections: {
    general: "General",
    flags: "Options",
    features: "Features",
    credits: "Credits",
    costs: "Costs in credits",
    payments: "Prices",
  },
  help: {
    recommended: "The sales page highlights this plan.",
    defaultPlan: "The suggested plan for new accounts. It is not assigned automatically.",
    presentationOrder: "Position on the sales page, lowest first.",
  },
  rules: {
    oneDefault: "There is already a default plan. Clear the other one first.",
  },
  breakdowns: {
    periodicity: "Plans by recharge period",
  },
  texts: {
    archive: "Deactivate plan",
    archived: "Plan deactivated",
    deleteConfirm:
      "The plan “{{title}}” and its prices will be deleted. Plans used by an account cannot be deleted. This cannot be undone.",
  },
} as const satisfies EntityLabels;
