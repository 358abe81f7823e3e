/**
 * Why this file exists: an account's price, payment and type follow from its plan. Whoever changes the plan sees what
 * comes along, old beside new, before it is saved; the amount can still be set by hand.
 */

import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { lazyPart } from "#console/ui/lazy-part.tsx";

/** A part of the form, which lists do not wait for. */
const PlanChange = lazyPart(async () => (await import("./plan-change.tsx")).PlanChange);

export const accountOverrides = {
  form: ({ renderSection }) => (
    <>
      {renderSection("identity")}
      {renderSection("subscription")}
      <PlanChange />
      {renderSection("profile")}
    </>
  ),
} satisfies EntityOverrides<"account">;
