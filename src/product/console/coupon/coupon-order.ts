import {
  ApiError,
  type Client,
  type FormModule,
  type JsonSchema,
  newIdempotencyKey,
  parseExactJson,
  safeStorage,
  toExactJson,
} from "entity-console/console";
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

/** An order of which some calls are missing. It is stored in this tab until it is finished or discarded. */
export interface UnfinishedOrder {
  /** The user who sent it. Orders of other users are ignored. */
  readonly username: string | null;
  /** The body of the whole order as JSON. Identifies the order. */
  readonly body: string;
  /** Start of the Idempotency-Keys of its calls. */
  readonly key: string;
  readonly made: number;
  readonly total: number;
  readonly batch: string | null;
}

/** The stored order and the coupons that this page has received for it. */
interface Order extends UnfinishedOrder {
  readonly coupons: readonly Coupon[];
}

const storage = safeStorage(() => window.sessionStorage);
const STORED = "unfinished-coupon-order";

/** The user's unfinished order in this tab, also after a reload. */
export function readUnfinished(username: string | null): UnfinishedOrder | null {
  try {
    const order = parseExactJson(storage.get(STORED) ?? "null") as UnfinishedOrder | null;
    return order?.username === username ? order : null;
  } catch {
    return null;
  }
}

/** Forgets the unfinished order. Its coupons stay. */
export function discardUnfinished(): void {
  storage.remove(STORED);
}

function rejectOther(unfinished: UnfinishedOrder | null, body: string, rejection: string): void {
  if (unfinished !== null && unfinished.made > 0 && unfinished.body !== body) {
    const details = [{ path: "quantity", code: "unfinishedOrder", params: {}, message: rejection }];
    throw new ApiError({ kind: "http", statusCode: 422, message: rejection, details });
  }
}

type Part = Pick<Parameters<Generate>[0], "quantity" | "batch">;

/** Makes the next call of an order. */
async function sendNext(order: Order, send: (part: Part, key: string) => ReturnType<Generate>): Promise<Order> {
  const { made, total, batch } = order;
  const quantity = Math.min(CALL_COUPONS, total - made);
  const { rows } = await send({ quantity, ...(batch === null ? {} : { batch }) }, `${order.key}-${made}`);
  const coupons = [...order.coupons, ...rows];
  return { ...order, made: made + quantity, batch: batch ?? rows[0]?.batch ?? null, coupons };
}

interface Splitting {
  readonly username: string | null;
  /** Why another order is rejected while one is unfinished, for the user. */
  readonly rejection: string;
  readonly onProgress: (progress: OrderProgress) => void;
}

/**
 * Splits an order into calls of at most 20,000 coupons with one batch. Each call has its own Idempotency-Key. If a call
 * fails or the page is left, the next submission of the same body continues with that call, so no coupons are generated
 * twice. Rejects an order, at its quantity, while another one has coupons and misses some: these would be forgotten.
 */
export function splitOrders(generate: Generate, { username, rejection, onProgress }: Splitting): Generate {
  let received: Order | null = null;
  return async (body, options = {}) => {
    const json = toExactJson(body);
    const unfinished = readUnfinished(username);
    rejectOther(unfinished, json, rejection);
    const total = body.quantity;
    if (total <= CALL_COUPONS) {
      return await generate(body, options);
    }
    const key = options.idempotencyKey ?? newIdempotencyKey();
    const stored = unfinished?.body === json ? unfinished : { username, body: json, key, made: 0, total, batch: null };
    let order: Order = { ...stored, coupons: received?.key === stored.key ? received.coupons : [] };
    const keep = (next: Order) => {
      order = next;
      received = next;
      const { coupons: _, ...rest } = next;
      storage.set(STORED, toExactJson(rest));
      onProgress({ made: next.made, total, batch: next.batch, isRunning: true });
    };
    try {
      keep(order);
      while (order.made < total) {
        keep(await sendNext(order, (part, key) => generate({ ...body, ...part }, { ...options, idempotencyKey: key })));
      }
      discardUnfinished();
      received = null;
      return { rows: order.coupons, total };
    } finally {
      onProgress({ made: order.made, total, batch: order.batch, isRunning: false });
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
