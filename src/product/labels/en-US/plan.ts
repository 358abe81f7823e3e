import type { EntityLabels } from "#contract/labels.ts";

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
    hasTeacher: "Has teachers",
    hasAdministrator: "Has an administrator",
    costSubjective: "Subjective question",
    costMultipleChoice: "Multiple-choice question",
    costTrueOrFalse: "True-or-false question",
    costEssay: "Essay",
    costExplanation: "Explanation",
    costResume: "Summary",
    costInlineDocument: "Inline document",
    features: "Features",
    initialCredits: "Initial credits",
    creditRecharge: "Credits per recharge",
    rechargePeriodicity: "Recharge periodicity",
    planPayments: "Ways to pay",
  },
  sections: {
    general: "General",
    flags: "Options",
    features: "Features",
    credits: "Credits",
    costs: "Costs in credits",
    payments: "Ways to pay",
  },
  help: {
    recommended: "The sales page highlights this plan.",
    defaultPlan: "New accounts get this plan when none is chosen.",
    presentationOrder: "Place on the sales page, from the lowest to the highest.",
  },
  breakdowns: {
    periodicity: "Plans by periodicity",
  },
  texts: {
    deleteConfirm:
      "The plan “{{title}}” and its ways to pay will be deleted. A plan that an account still uses cannot be deleted. This cannot be undone.",
  },
} as const satisfies EntityLabels;
