/**
 * Data of a foreign backend for this product, from section 7 and the entities of docs/specification.md: records with
 * values, members and numbers that our schemas do not have.
 */
import type { BackendState, Extra, Habits, Resource } from "../../foreign-backend/foreign-responses.ts";

/** Ids by which journeys and tests identify records. */
export interface ForeignIds {
  readonly plan: string;
  readonly coupon: string;
  readonly account: string;
  readonly essay: string;
  readonly questions: string;
}

const NUMBERS: ForeignIds = { plan: "9007199254740993", coupon: "31", account: "41", essay: "11", questions: "12" };
const TEXTS: ForeignIds = { plan: "pl-1", coupon: "cp-1", account: "ac-1", essay: "ft-1", questions: "ft-2" };

export function foreignIds({ ids }: Habits): ForeignIds {
  return ids === "numeric" ? NUMBERS : TEXTS;
}

/** The feature as part of a plan. */
export function featureIn(habits: Habits, name: "essay" | "questions"): string {
  const id = written(habits, foreignIds(habits)[name]);
  const title = name === "essay" ? "Redação" : "Questões";
  return habits.relations === "ids" ? id : `{"id":${id},"name":"${title}"}`;
}

/** An id as JSON. */
function written({ ids }: Habits, id: string): string {
  return ids === "numeric" ? id : `"${id}"`;
}

/** The account's plan and its payment, as ids or as records. */
function subscription(habits: Habits): string {
  const plan = written(habits, foreignIds(habits).plan);
  const payment = written(habits, habits.ids === "numeric" ? "21" : "py-1");
  return habits.relations === "ids"
    ? `"planId":${plan},"planPayment":${payment}`
    : `"plan":{"id":${plan},"name":"Escola"},"planPayment":{"id":${payment},"name":"Mensal"}`;
}

/** The records as JSON. */
export function foreignTexts(habits: Habits) {
  const { plan, coupon, account, essay, questions } = foreignIds(habits);
  const id = (each: string) => written(habits, each);
  const payment = id(habits.ids === "numeric" ? "21" : "py-1");
  const member = habits.relations === "ids" ? id(account) : `{"id":${id(account)},"username":"ana@escola.example"}`;
  return {
    essay: `{"id":${id(essay)},"name":"Redação","code":"essay","active":true,"weight":1.50}`,
    questions: `{"id":${id(questions)},"name":"Questões","code":"question-generate","active":null}`,
    plan:
      `{"id":${id(plan)},"name":"Escola","status":"archived","description":null,"recommended":null,` +
      `"features":[${featureIn(habits, "essay")}],"initialCredits":"100","costEssay":1.10,"costResume":null,` +
      `"planPayments":[{"id":${payment},"name":"Mensal","price":49.90,"currency":"real","tax":{"rate":0.10}}],` +
      `"audit":{"by":7,"at":"2026-01-02T03:04:05Z"}}`,
    coupon:
      `{"id":${id(coupon)},"code":"volta 10","type":"gift","distribution":"individual","value":"10.50",` +
      `"expirationDate":"2026-11-01T03:00:00.000Z","accounts":[${member}],"usageCount":0,"status":"archived","_v":3.0}`,
    account:
      `{"id":${id(account)},"username":"ana@escola.example","email":"ana@escola.example","status":"trial",` +
      `"type":null,${subscription(habits)},"amount":null,"principalUser":{"id":7,"name":"Ana"},"createdAt":"ontem"}`,
  };
}

/** The kinds of records. */
function foreignResources(habits: Habits): readonly Resource[] {
  const ids = foreignIds(habits);
  const texts = foreignTexts(habits);
  const holding = (...names: readonly (keyof typeof texts)[]) => new Map(names.map((name) => [ids[name], texts[name]]));
  return [
    { path: "/plans", lists: ["/plans", "/plans/enabled"], records: holding("plan") },
    { path: "/features", lists: ["/features"], records: holding("essay", "questions") },
    { path: "/coupons", lists: ["/coupons"], records: holding("coupon") },
    { path: "/accounts", lists: ["/accounts/all"], records: holding("account") },
  ];
}

/** The user who signs in. */
export const foreignPeople: { readonly [username: string]: string } = {
  "ana@escola.example": "Ana",
  "bruno@escola.example": "Bruno",
};

/** Calls other than those of records. */
const extras: readonly Extra[] = [
  {
    method: "GET",
    path: /^\/teachers$/,
    status: 200,
    type: "application/json",
    body: (username) => JSON.stringify({ name: foreignPeople[username] ?? "Ana", user: { id: 7, username } }),
  },
  { method: "POST", path: /^\/coupons\/generate$/, status: 201, type: "text/plain", body: "" },
  { method: "POST", path: /^\/tools\/payment\/token$/, status: 200, type: "text/plain", body: "tok-3f9a2b7c1d" },
];

/** The initial state of such a backend. */
export function foreignWorld(habits: Habits): BackendState {
  return { ...habits, resources: foreignResources(habits), extras };
}

/** All combinations of the backend's properties. */
export const everyHabit: readonly Habits[] = (["array", "envelope", "paged"] as const).flatMap((shape) =>
  (["numeric", "text"] as const).flatMap((ids) =>
    (["ids", "records"] as const).map((relations) => ({ shape, ids, relations })),
  ),
);

/** A subset in which each pair of properties occurs, since each takes seconds. */
export const pairedHabits: readonly Habits[] = everyHabit.filter(
  ({ shape, ids, relations }) => (shape === "envelope") === ((ids === "numeric") === (relations === "records")),
);

/** The body of a new record: all typed, selected and default values. */
export function foreignPosts(habits: Habits) {
  const ids = foreignIds(habits);
  const sent = (id: string) => (habits.ids === "numeric" ? Number(id) : id);
  return {
    feature: { name: "Apresentações", code: "presentation-creation", active: true },
    plan: {
      name: "Município",
      status: "active",
      recommended: true,
      features: [sent(ids.questions)],
      initialCredits: 1200,
      planPayments: [{ name: "Anual", status: "active", periodicity: "monthly", price: 499, currency: "BRL" }],
    },
    coupon: {
      code: "NATAL-25",
      type: "discount",
      distribution: "individual",
      value: 12.5,
      accounts: [sent(ids.account)],
      status: "active",
    },
  };
}
