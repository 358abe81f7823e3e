/**
 * Why this file exists: an account's price, payment and type follow from its plan. Whoever changes the plan sees what
 * comes along, old beside new, before it is saved; the amount can still be set by hand.
 */

import { formPart } from "#console/crud/form/form-part.tsx";
import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";

/** A part of the form, which lists do not wait for. */
const PlanChange = formPart(async () => (await import("./plan-change.tsx")).PlanChange);

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
