import type { TestBackend } from "entity-console/testing/backend";
import { expect } from "vitest";
import type { RevenueMonth, RevenueSplit } from "../../../../schema/revenue.ts";
import type { RevenueAccounts, RevenueHistory } from "../../../../schema/service.ts";

/** All splits of the revenue history. */
export const SPLITS: readonly RevenueSplit[] = ["unsplit", "plan", "periodicity"];

const KINDS = ["newBusiness", "reactivation", "expansion", "contraction", "churn", "planTransfer"] as const;
const yearCents = (amount: number) => Math.round(amount * 1200);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const partOf = ({ planId, periodicity }: RevenueMonth) => planId ?? periodicity ?? "";

/** Returns a function that gives a currency which no earlier call gave. */
export function currencySource(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `X${String.fromCharCode(65 + Math.floor(count / 26))}${String.fromCharCode(65 + (count % 26))}`;
  };
}

/** Reads the revenue history of a currency. */
export async function readHistory(
  read: Read,
  { currency, splitBy, days: [sinceDay, untilDay] }: HistoryQuery,
): Promise<readonly RevenueMonth[]> {
  const query = new URLSearchParams({ sinceDay, untilDay, currency, splitBy });
  const answer = await read(`/api/dashboard/finance/history?${query.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RevenueHistory>().revenue;
}

interface HistoryQuery {
  readonly currency: string;
  readonly splitBy: RevenueSplit;
  readonly days: readonly [since: string, until: string];
}

type Read = (url: string) => ReturnType<TestBackend["as"]>;

/** Start and movements are the end, and each month begins with the end of the one before. */
export function checkChain(months: readonly RevenueMonth[]): void {
  const last = new Map<string, RevenueMonth>();
  for (const month of months) {
    const part = partOf(month);
    const moved = [month.openingBalance, month.carriedOver, ...KINDS.map((kindOf) => month[kindOf])];
    expect(sum(moved.map(yearCents))).toBe(yearCents(month.closingBalance));
    const net = month.openingAccounts + month.carriedAccounts + month.gainedAccounts - month.lostAccounts;
    expect(net).toBe(month.closingAccounts);
    const before = last.get(part);
    if (before !== undefined) {
      expect(month.openingBalance).toBe(before.closingBalance);
      expect(month.openingAccounts).toBe(before.closingAccounts);
    }
    last.set(part, month);
  }
}

/** The accounts behind each figure of each part add up to it, over the whole period. */
export async function checkLists(read: Read, months: readonly RevenueMonth[]): Promise<void> {
  for (const part of new Set(months.map(partOf))) {
    await checkPart(
      read,
      months.filter((month) => partOf(month) === part),
    );
  }
}

async function checkPart(read: Read, months: readonly RevenueMonth[]): Promise<void> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) {
    return;
  }
  const { sinceDay, currency, planId, periodicity } = first;
  const part = { ...(planId === undefined ? {} : { planId }), ...(periodicity === undefined ? {} : { periodicity }) };
  const list = async (figure: string) => {
    const query = new URLSearchParams({ figure, sinceDay, untilDay: last.untilDay, currency, ...part });
    return (await read(`/api/dashboard/finance/accounts?${query.toString()}`)).json<RevenueAccounts>();
  };
  for (const figure of KINDS) {
    const { accounts } = await list(figure);
    const moved = accounts.map(({ monthlyBefore, monthlyAfter }) => yearCents(monthlyAfter) - yearCents(monthlyBefore));
    expect([part, figure, sum(moved)]).toEqual([part, figure, sum(months.map((month) => yearCents(month[figure])))]);
  }
  const counts = ["accountsGained", "accountsLost", "closingBalance"].map(
    async (name) => (await list(name)).accountCount,
  );
  expect(await Promise.all(counts)).toEqual([
    sum(months.map(({ gainedAccounts }) => gainedAccounts)),
    sum(months.map(({ lostAccounts }) => lostAccounts)),
    last.closingAccounts,
  ]);
}
