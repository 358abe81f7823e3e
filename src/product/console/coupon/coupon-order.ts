import { newIdempotencyKey } from "#console/api/idempotency.ts";
import { toExactJson } from "#console/lib/exact-json.ts";
import type { JsonSchema } from "#contract/json-schema.ts";
import type { Client } from "#contract/register.ts";
import type { FormModule } from "#contract/screens.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Maximum number of coupons per call: `maximum` of the contract. */
const CALL_COUPONS = 20_000;
/** Maximum number of coupons per order, which may need several calls. */
const ORDER_COUPONS = 100_000;

type Generate = Client["couponGeneration"]["create"];

/** State of an order that needs several calls. */
export interface OrderProgress {
  /** Number of coupons that exist. */
  readonly made: number;
  readonly total: number;
  /** Their batch; null where the backend has no batches. */
  readonly batch: string | null;
  readonly isRunning: boolean;
}

interface Order {
  /** The body as JSON; identifies the order. */
  readonly body: string;
  readonly key: string;
  readonly coupons: Coupon[];
  made: number;
}

/**
 * Splits an order into calls of at most 20,000 coupons with one batch. Each call has its own Idempotency-Key. If a call
 * fails, the next submission of the same body continues with that call, so no coupons are generated twice.
 */
export function splitOrders(generate: Generate, onProgress: (progress: OrderProgress) => void): Generate {
  let unfinished: Order | null = null;
  return async (body, options = {}) => {
    const total = body.quantity;
    if (total <= CALL_COUPONS) {
      return await generate(body, options);
    }
    const json = toExactJson(body);
    const order: Order =
      unfinished?.body === json
        ? unfinished
        : { body: json, key: options.idempotencyKey ?? newIdempotencyKey(), coupons: [], made: 0 };
    unfinished = order;
    const report = (isRunning: boolean) =>
      onProgress({ made: order.made, total, batch: order.coupons[0]?.batch ?? null, isRunning });
    try {
      while (order.made < total) {
        report(true);
        const quantity = Math.min(CALL_COUPONS, total - order.made);
        const batch = order.coupons[0]?.batch;
        const part = { ...body, quantity, ...(batch === undefined ? {} : { batch }) };
        const { rows } = await generate(part, { ...options, idempotencyKey: `${order.key}-${order.made}` });
        order.coupons.push(...rows);
        order.made += quantity;
      }
      unfinished = null;
      return { rows: order.coupons, total };
    } finally {
      report(false);
    }
  };
}

/** The generated form with the limit of an order instead of the limit of a call. */
export function withOrderLimit({ schema, validate }: FormModule): FormModule {
  const { properties = {} } = schema;
  const quantity: JsonSchema = { type: "integer", ...properties["quantity"], maximum: ORDER_COUPONS };
  const check: FormModule["validate"] = (data) => {
    validate(data);
    const isAllowed = (((data as { readonly quantity?: unknown }).quantity ?? 0) as number) <= ORDER_COUPONS;
    const errors = (validate.errors ?? []).flatMap((error) => {
      const isLimit = error.instancePath === "/quantity" && error.keyword === "maximum";
      const limited = isAllowed ? [] : [{ ...error, params: { ...error.params, limit: ORDER_COUPONS } }];
      return isLimit ? limited : [error];
    });
    check.errors = errors;
    return errors.length === 0;
  };
  return { schema: { ...schema, properties: { ...properties, quantity } }, validate: check };
}
