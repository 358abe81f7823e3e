/**
 * Why this file exists: accounts keep their price when the plan's price changes. So a price change shows the number of
 * affected accounts and asks if they keep it. List and page show prices and numbers of accounts.
 */
import type { EntityOverrides } from "entity-console/console";

export const planOverrides = {
  screens: {
    list: async () => (await import("../plan/plan-list.tsx")).PlanList,
    show: async () => (await import("../plan/plan-show.tsx")).PlanShow,
  },
  formFooter: async () => (await import("../plan/price-question.tsx")).PriceQuestion,
} satisfies EntityOverrides<"plan">;
