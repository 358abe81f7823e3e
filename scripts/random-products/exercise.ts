import fc from "fast-check";
import type { BackendProduct } from "../../src/backend/product.ts";
import type { TestBackend } from "../../src/backend/testing/test-backend.ts";
import type { BackendRoute } from "../../src/contract/backend.ts";
import type { Draw } from "../../src/contract/draw.ts";
import { anyDraw } from "../../src/contract/testing/any-draw.ts";
import { withoutUnknown } from "./compare-records.ts";

/** Draws what a write may send of an entity: its function in `generated/arbitraries/`. */
export type DrawBody = (draw: Draw) => fc.Arbitrary<object>;

export type Body = Readonly<Record<string, unknown>>;

export interface Exercise {
  readonly backend: TestBackend;
  readonly product: BackendProduct;
  readonly drawBody: (entity: string) => DrawBody;
  readonly token: string;
  /** Ids of records that there are, by entity. */
  readonly known: Map<string, readonly string[]>;
  /** Ids of the records that live inside a record, by its id. */
  readonly partsOf: Map<string, readonly string[]>;
  readonly seed: number;
  readonly faults: string[];
}

/** How often a body is drawn anew that a rule or a unique field refuses. */
const TRIES = 8;
export const RECORDS = 3;

/** Stands for the id of a record that there is not yet. */
const NOBODY = "no-record-yet";

export function routeOf({ product }: Exercise, entity: string, kind: BackendRoute["kind"]): BackendRoute | undefined {
  return product.model.routes.find((route) => route.entity === entity && route.kind === kind);
}

/** What is tried of an entity, one after the other. */
export function bodies(exercise: Exercise, entity: string, round: number): readonly Body[] {
  const { drawBody, known, product, seed } = exercise;
  // A record that is changed would be put below itself, sooner or later.
  const idsOf = (of: string) => (of === entity && round >= RECORDS ? undefined : known.get(of));
  // What lives inside another record is chosen once it is known which one.
  const isKept = (of: string) => product.model.storage[of] !== undefined && !isPart(product, of);
  const draw: Draw = {
    ...anyDraw,
    id: (of) => (isKept(of) ? fc.constantFrom(...(idsOf(of) ?? [NOBODY])) : anyDraw.id(of)),
  };
  const drawn = fc.sample(drawBody(entity)(draw), { seed: seed + round, numRuns: TRIES });
  return drawn.map((body) =>
    withTrueParts(exercise, entity, withoutUnknown(JSON.parse(JSON.stringify(body)), NOBODY) as Body),
  );
}

function isPart({ model }: BackendProduct, of: string): boolean {
  return Object.values(model.storage).some(({ children }) => children.some(({ entity }) => entity === of));
}

/** With parts of the record that is named beside them, and without those of any other. */
function withTrueParts({ product, partsOf }: Exercise, entity: string, body: Body): Body {
  const { storage } = product.model;
  const fieldsTo = (to: string) =>
    (storage[to]?.usedBy ?? []).filter(({ table }) => table === storage[entity]?.table).map(({ field }) => field);
  const parts = Object.values(storage).flatMap(({ entity: whole, children }) =>
    children.flatMap((child) =>
      fieldsTo(child.entity).map((field) => {
        const ids = fieldsTo(whole).flatMap((by) => partsOf.get(String(body[by])) ?? []);
        return [field, field in body ? ids[0] : undefined] as const;
      }),
    ),
  );
  return JSON.parse(JSON.stringify({ ...body, ...Object.fromEntries(parts) })) as Body;
}

/** Keeps the ids of the records that live inside one that was read. */
export function rememberParts({ product, partsOf }: Exercise, entity: string, record: Body): void {
  const ids = (product.model.storage[entity]?.children ?? []).flatMap(({ field }) =>
    [record[field] ?? []].flat().map((part) => String((part as Body)["id"])),
  );
  partsOf.set(String(record["id"]), ids);
}
