/**
 * Why this file exists: an account's price, payment and type follow from its plan. Whoever changes the plan sees what
 * comes along, old beside new, before it is saved; the amount can still be set by hand.
 */

import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";

export const accountOverrides = {
  form: ({ renderSection, footer }) => (
    <>
      {renderSection("identity")}
      {renderSection("subscription")}
      {footer}
      {renderSection("profile")}
    </>
  ),
  bringsAlong: async () => (await import("./brings-plan-along.ts")).bringPlanAlong,
  formFooter: async () => (await import("./plan-change.tsx")).PlanChange,
  screens: { show: async () => (await import("../account/account-show.tsx")).AccountShow },
} satisfies EntityOverrides<"account">;
