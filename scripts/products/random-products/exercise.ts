import fc from "fast-check";
import type { BackendProduct } from "../../../src/backend/product.ts";
import type { TestBackend } from "../../../src/backend/testing/test-backend.ts";
import type { Arbitraries } from "../../../src/contract/arbitraries/arbitraries.ts";
import type { BackendRoute } from "../../../src/contract/backend.ts";
import { anyValue } from "../../../src/contract/testing/any-value.ts";
import { withoutUnknown } from "./compare-records.ts";

/** The generated arbitrary of an entity's write bodies, in `generated/arbitraries/`. */
export type ArbitraryBody = (arbitrary: Arbitraries) => fc.Arbitrary<object>;

export type Body = Readonly<Record<string, unknown>>;

export interface Exercise {
  readonly backend: TestBackend;
  readonly product: BackendProduct;
  readonly arbitraryBody: (entity: string) => ArbitraryBody;
  readonly token: string;
  /** Ids of existing records, by entity. */
  readonly known: Map<string, readonly string[]>;
  /** Ids of embedded records, by the id of their owner. */
  readonly partsOf: Map<string, readonly string[]>;
  readonly seed: number;
  readonly faults: string[];
}

/** Maximum number of new bodies if a rule or a unique field rejects one. */
const TRIES = 8;
export const RECORDS = 3;

/** Placeholder for the id of a record that does not exist yet. */
const NOBODY = "no-record-yet";

export function routeOf({ product }: Exercise, entity: string, kind: BackendRoute["kind"]): BackendRoute | undefined {
  return product.model.routes.find((route) => route.entity === entity && route.kind === kind);
}

/** The checks of an entity, in order. */
export function bodies(exercise: Exercise, entity: string, round: number): readonly Body[] {
  const { arbitraryBody, known, product, seed } = exercise;
  // Changing the parent of a record would sooner or later create a cycle.
  const idsOf = (of: string) => (of === entity && round >= RECORDS ? undefined : known.get(of));
  // Embedded records are chosen once their owner is known.
  const isKept = (of: string) => product.model.storage[of] !== undefined && !isPart(product, of);
  const arbitrary: Arbitraries = {
    ...anyValue,
    id: (of) => (isKept(of) ? fc.constantFrom(...(idsOf(of) ?? [NOBODY])) : anyValue.id(of)),
  };
  const generated = fc.sample(arbitraryBody(entity)(arbitrary), { seed: seed + round, numRuns: TRIES });
  return generated.map((body) =>
    withTrueParts(exercise, entity, withoutUnknown(JSON.parse(JSON.stringify(body)), NOBODY) as Body),
  );
}

function isPart({ model }: BackendProduct, of: string): boolean {
  return Object.values(model.storage).some(({ children }) => children.some(({ entity }) => entity === of));
}

/** Adds embedded records of the related record, and removes those of others. */
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

/** Stores the ids of the embedded records of a record. */
export function rememberParts({ product, partsOf }: Exercise, entity: string, record: Body): void {
  const ids = (product.model.storage[entity]?.children ?? []).flatMap(({ field }) =>
    [record[field] ?? []].flat().map((part) => String((part as Body)["id"])),
  );
  partsOf.set(String(record["id"]), ids);
}
