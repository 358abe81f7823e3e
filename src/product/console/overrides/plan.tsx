/**
 * Why this file exists: accounts keep the amount that they pay when a plan's price changes. Whoever changes a price is
 * told how many pay it, and says what becomes of them.
 */
import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { loadThemed } from "#console/theme/load-themed.tsx";
import { lazyPart } from "#console/ui/lazy-part.tsx";

/** A part of the form, which lists do not wait for. */
const PriceQuestion = lazyPart(() =>
  loadThemed(async () => (await import("../plan/price-question.tsx")).PriceQuestion),
);

export const planOverrides = {
  form: ({ children }) => (
    <>
      {children}
      <PriceQuestion />
    </>
  ),
} satisfies EntityOverrides<"plan">;
