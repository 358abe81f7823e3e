import type { Random } from "./random.ts";

const CAMPAIGNS = [
  "BEMVINDO",
  "VOLTA-AS-AULAS",
  "PROFESSOR10",
  "ESCOLA-PARCEIRA",
  "REDACAO-NOTA-1000",
  "DIA-DO-PROFESSOR",
  "INDIQUE-E-GANHE",
  "FERIAS-DE-JULHO",
  "ENEM-EM-DIA",
  "BLACK-NOVEMBRO",
  "PRIMEIRA-TURMA",
  "CREDITO-EXTRA",
] as const;

const ALPHABET = [..."23456789ABCDEFGHJKMNPQRSTUVWXYZ"] as [string, ...string[]];
const STATUSES = ["active", "active", "active", "inactive", "pending", "suspended"] as const;
const CREDITS = [20, 50, 100, 250, 500] as const;
const DISCOUNTS = [5, 10, 15, 20, 49.9] as const;
const LIMITS = [1, 10, 50, 100, 500] as const;
const LAST_DAYS = ["2025-06-30", "2025-12-31", "2026-07-31", "2026-12-20", "2027-03-31", "2027-12-31"] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the demo's coupons, in every state that a coupon can be in; `accounts` are ids. */
export function toDemoCoupons(
  random: Random,
  accountIds: readonly [string, ...string[]],
  count: number,
): readonly (Fields & { readonly accounts: readonly string[] })[] {
  return Array.from({ length: count }, (_, index) => ({
    code: CAMPAIGNS[index] ?? toCode(random),
    status: random.pick(STATUSES),
    ...toGain(random),
    ...toUsage(random),
    ...toHolders(random, accountIds),
    ...(random.below(3) === 0 ? {} : { expirationDate: random.pick(LAST_DAYS) }),
  }));
}

function toGain(random: Random): Fields {
  return random.below(3) === 0
    ? { type: "discount", value: random.pick(DISCOUNTS) }
    : { type: "credits", value: random.pick(CREDITS) };
}

function toUsage(random: Random): Fields {
  if (random.below(4) === 0) {
    return { usageCount: random.below(300) };
  }
  const usageLimit = random.pick(LIMITS);
  return { usageLimit, usageCount: random.below(usageLimit + 1) };
}

function toHolders(random: Random, accountIds: readonly [string, ...string[]]) {
  const isIndividual = random.below(3) === 0;
  const holders = Array.from({ length: 1 + random.below(3) }, () => random.pick(accountIds));
  return isIndividual
    ? { distribution: "individual", accounts: [...new Set(holders)] }
    : { distribution: "public", accounts: [] };
}

function toCode(random: Random): string {
  const letters = Array.from({ length: 10 }, () => random.pick(ALPHABET)).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
