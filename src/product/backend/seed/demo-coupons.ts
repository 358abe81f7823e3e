import type { Arbitraries } from "entity-console/arbitraries";
import fc from "fast-check";
import { arbitraryCoupon } from "../../../../generated/arbitraries/coupon.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Demo coupons, generated from their schema, with unique codes. */
export function toDemoCoupons(
  arbitrary: Arbitraries,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Omit<Coupon, "id">[] {
  const coupons = fc.uniqueArray(arbitraryCoupon(arbitrary).map(toCoupon), {
    selector: ({ code }) => code,
    minLength: count,
    maxLength: count,
    size: "max",
  });
  return fc.sample(coupons, { seed, numRuns: 1 }).flat();
}

/**
 * Constraints between fields that the schema cannot express: accounts of individual coupons, usage, discounts, a code
 * that names the type. Only generated coupons have a batch.
 */
function toCoupon({ id: _, batch: __, ...generated }: Coupon): Omit<Coupon, "id"> {
  const { code, distribution, accounts, usageCount, value } = generated;
  const type = code.startsWith("CREDITO") ? "credits" : generated.type;
  const isIndividual = distribution === "individual" && accounts.length > 0;
  return {
    ...generated,
    type,
    distribution: isIndividual ? "individual" : "public",
    accounts: isIndividual ? accounts : [],
    usageCount: Math.min(withinLimit(generated), isIndividual ? accounts.length : usageCount),
    value: type === "discount" ? Math.min(value, LARGEST_DISCOUNT) : Math.max(value, FEWEST_CREDITS),
  };
}

function withinLimit({ usageCount, usageLimit }: Pick<Coupon, "usageCount" | "usageLimit">): number {
  return usageLimit === undefined ? usageCount : usageCount % (usageLimit + 1);
}

const LARGEST_DISCOUNT = 50;
const FEWEST_CREDITS = 10;
