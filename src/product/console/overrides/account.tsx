/**
 * Why this file exists: price, payment and type of an account follow from its plan. When the plan changes, the form
 * shows the old and new values before saving; the amount can still be changed.
 */

import type { EntityOverrides } from "entity-console/console";

export const accountOverrides = {
  form: ({ renderSection, footer }) => (
    <>
      {renderSection("identity")}
      {renderSection("subscription")}
      {footer}
      {renderSection("profile")}
    </>
  ),
  bulkSideEffects: async () => (await import("./plan-side-effects.ts")).planSideEffects,
  formFooter: async () => (await import("./plan-change.tsx")).PlanChange,
  screens: { show: async () => (await import("../account/account-show.tsx")).AccountShow },
} satisfies EntityOverrides<"account">;
