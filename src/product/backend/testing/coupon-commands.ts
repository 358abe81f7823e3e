import type { EntityRecord, Problem } from "entity-console/backend";
import type { TestCall } from "entity-console/testing/backend";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { CouponModel, Expected } from "./coupon-model.ts";

/** The backend under test. */
export interface RealCoupons {
  readonly call: (call: TestCall) => Promise<LightMyRequestResponse>;
  readonly accounts: readonly string[];
}

type Command = fc.AsyncCommand<CouponModel, RealCoupons>;

const URL = "/api/coupons";
/** A small set, so that calls collide: on the same codes, at the limit, after the last day. */
const CODES = ["UM-A", "DOIS-B", "TRES-C"];
const LAST_DAYS = ["2020-01-01", "2090-01-01"];
const PAGE_SIZE = 3;

/** Random sequences of coupon calls that can shrink. */
export function couponCommands(accounts: readonly string[]): fc.Arbitrary<Iterable<Command>> {
  const which = fc.nat({ max: 9 });
  const tag = fc.constantFrom("none", "current", "old");
  const body = fc.record(
    {
      code: fc.constantFrom(...CODES),
      value: fc.integer({ min: 0, max: 3 }),
      type: fc.constantFrom("credits", "discount"),
      distribution: fc.constantFrom("public", "individual"),
      status: fc.constantFrom("active", "inactive"),
      accounts: fc.uniqueArray(fc.constantFrom(...accounts), { maxLength: 2 }),
      usageLimit: fc.integer({ min: 1, max: 2 }),
      expirationDate: fc.constantFrom(...LAST_DAYS),
      oncePerAccount: fc.boolean(),
    },
    { requiredKeys: ["code", "value"] },
  );
  const order = fc.record(
    {
      quantity: fc.integer({ min: 0, max: 6 }),
      value: fc.nat({ max: 3 }),
      prefix: fc.constantFrom("LOTE", "LOTE-"),
      usageLimit: fc.integer({ min: 1, max: 2 }),
      expirationDate: fc.constantFrom(...LAST_DAYS),
    },
    { requiredKeys: ["quantity", "value"] },
  );
  return fc.commands(
    [
      fc.tuple(body, fc.boolean()).map(([sent, isRepeated]) => create(sent, isRepeated)),
      fc.tuple(which, body, tag).map(([index, sent, kind]) => update(index, sent, kind)),
      fc.tuple(which, tag).map(([index, kind]) => remove(index, kind)),
      order.map(generate),
      fc.tuple(which, fc.nat({ max: 2 })).map(([index, account]) => redeem(index, account)),
      which.map(read),
      fc.tuple(fc.constantFrom("active", "inactive"), fc.integer({ min: 1, max: 3 })).map(([s, page]) => list(s, page)),
    ],
    { maxCommands: 25 },
  );
}

function toCommand(name: string, run: Command["run"]): Command {
  return { check: () => true, run, toString: () => name };
}

/** If it is sent twice with one Idempotency-Key, it runs once and both responses are equal. */
function create(body: EntityRecord, isRepeated: boolean): Command {
  return toCommand(`create ${JSON.stringify(body)}${isRepeated ? ", twice" : ""}`, async (model, { call }) => {
    const headers = { "idempotency-key": `${Math.random()}` };
    const wanted = model.create(body);
    const answer = await call({ method: "POST", url: URL, body, headers });
    expectAnswer(answer, wanted);
    if (answer.statusCode === 201) {
      model.add(idIn(answer), wanted.record ?? {});
      expect(answer.headers["etag"]).toBe(model.tagOf(idIn(answer)));
      const again = isRepeated ? await call({ method: "POST", url: URL, body, headers }) : answer;
      expect(again.body).toBe(answer.body);
    }
  });
}

function update(index: number, body: EntityRecord, kind: string): Command {
  return toCommand(`update ${index} ${kind} ${JSON.stringify(body)}`, async (model, { call }) => {
    const id = pick(model.ids, index);
    const tag = toTag(model, id, kind);
    const wanted = model.update(id, body, tag);
    const answer = await call({ method: "PUT", url: `${URL}/${id}`, body, headers: toHeaders(tag) });
    expectAnswer(answer, wanted);
    expectNewTag(model, id, answer);
  });
}

function remove(index: number, kind: string): Command {
  return toCommand(`delete ${index} ${kind}`, async (model, { call }) => {
    const id = pick(model.ids, index);
    const tag = toTag(model, id, kind);
    expectAnswer(await call({ method: "DELETE", url: `${URL}/${id}`, headers: toHeaders(tag) }), model.delete(id, tag));
  });
}

interface Order extends EntityRecord {
  readonly quantity: number;
  readonly value: number;
  readonly prefix?: string;
}

function generate(order: Order): Command {
  return toCommand(`generate ${JSON.stringify(order)}`, async (model, { call }) => {
    const { quantity, prefix, ...shared } = order;
    const answer = await call({ method: "POST", url: `${URL}/generate`, body: order });
    const isExpired = typeof shared["expirationDate"] === "string" && shared["expirationDate"] < model.today;
    expect(answer.statusCode).toBe(quantity === 0 || isExpired ? 422 : 201);
    const { data = [] } = answer.json<{ data?: (EntityRecord & { id: string })[] }>();
    expect(data).toHaveLength(isExpired ? 0 : quantity);
    const batch = data[0]?.["batch"];
    expect(model.batches, "a batch has a name of its own").not.toContain(batch);
    for (const { id, code, ...rest } of data) {
      expect(code).toMatch(prefix === undefined ? /^[A-Z0-9]+-[A-Z0-9]+$/ : /^LOTE-[A-Z0-9]+-[A-Z0-9]+$/);
      const wanted = model.create({ code, usageLimit: 1, ...shared, batch });
      expect({ ...rest, code }).toEqual(wanted.record);
      model.add(id, wanted.record ?? {});
    }
  });
}

function redeem(index: number, account: number): Command {
  return toCommand(`redeem ${index} for ${account}`, async (model, { call, accounts }) => {
    const code = String(model.kept.get(pick(model.ids, index))?.record["code"] ?? "NENHUM");
    const accountId = pick(accounts, account);
    const wanted = model.redeem(code, accountId);
    const answer = await call({ method: "POST", url: "/api/redemptions", body: { code, accountId } });
    expectAnswer(answer, wanted);
    expectNewTag(model, idIn(answer), answer);
  });
}

function read(index: number): Command {
  return toCommand(`read ${index}`, async (model, { call }) => {
    const id = pick(model.ids, index);
    const answer = await call({ url: `${URL}/${id}` });
    expectAnswer(answer, model.get(id));
    expect(answer.headers["etag"]).toBe(model.kept.has(id) ? model.tagOf(id) : undefined);
  });
}

interface Page {
  readonly data: readonly EntityRecord[];
  readonly total: number;
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** A page by number, then the neighbouring pages by their cursors. */
function list(status: string, page: number): Command {
  return toCommand(`list ${status} ${page}`, async (model, { call }) => {
    const url = `${URL}?status=${status}&sort=value&pageSize=${PAGE_SIZE}`;
    const { nextCursor, previousCursor, ...shown } = (await call({ url: `${url}&page=${page}` })).json<Page>();
    const wanted = model.list(status, page, PAGE_SIZE);
    expect(shown).toEqual(wanted);
    const hasRows = wanted.data.length > 0;
    expect(nextCursor !== undefined).toBe(hasRows && page * PAGE_SIZE < wanted.total);
    expect(previousCursor !== undefined).toBe(hasRows && page > 1);
    if (nextCursor !== undefined) {
      const { data } = (await call({ url: `${url}&after=${nextCursor}` })).json<Page>();
      expect(data).toEqual(model.list(status, page + 1, PAGE_SIZE).data);
    }
    if (previousCursor !== undefined) {
      const { data } = (await call({ url: `${url}&before=${previousCursor}` })).json<Page>();
      expect(data).toEqual(model.list(status, page - 1, PAGE_SIZE).data);
    }
  });
}

function expectAnswer(answer: LightMyRequestResponse, { status, problems, record }: Expected): void {
  expect(answer.statusCode, answer.body).toBe(status);
  if (problems !== undefined) {
    expect(answer.json<Problem>().details.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  }
  if (record !== undefined) {
    expect(answer.json()).toEqual({ id: idIn(answer), ...record });
  }
}

/** After a change: a tag that no earlier version had. After a rejection: none. */
function expectNewTag(model: CouponModel, id: string, { statusCode, headers: { etag } }: LightMyRequestResponse): void {
  expect(etag !== undefined).toBe(statusCode === 200);
  if (etag !== undefined) {
    expect(model.tagsOf(id)).not.toContain(etag);
    model.addTag(id, String(etag));
  }
}

function toTag(model: CouponModel, id: string, kind: string): string | null {
  return kind === "none" ? null : kind === "current" ? model.tagOf(id) : (model.tagsOf(id).at(-2) ?? `"${id}-0"`);
}

function toHeaders(tag: string | null): Readonly<Record<string, string>> {
  return tag === null ? {} : { "if-match": tag };
}

function pick(values: readonly string[], index: number): string {
  return values[index % Math.max(1, values.length)] ?? "nothing-yet";
}

function idIn(answer: LightMyRequestResponse): string {
  return answer.json<{ id: string }>().id;
}
