/**
 * Why this file exists: accounts keep the amount that they pay when a plan's price changes. Whoever changes a price is
 * told how many pay it, and says what becomes of them. Its list and its page say what it costs and how many pay it.
 */
import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { loadThemed } from "#console/theme/load-themed.tsx";

export const planOverrides = {
  screens: {
    list: async () => (await import("../plan/plan-list.tsx")).PlanList,
    show: async () => (await import("../plan/plan-show.tsx")).PlanShow,
  },
  withoutMui: ["list"],
  formFooter: () => loadThemed(async () => (await import("../plan/price-question.tsx")).PriceQuestion),
} satisfies EntityOverrides<"plan">;
