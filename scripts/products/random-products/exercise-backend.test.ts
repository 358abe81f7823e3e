import fc from "fast-check";
import { expect, test } from "vitest";
import type { BackendProduct } from "../../../src/backend/product.ts";
import type { ArbitraryBody } from "./exercise.ts";
import { inOrder } from "./exercise-backend.ts";

/** The entities whose ids each arbitrary needs. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  loan: ["book"],
  book: [],
  desk: [],
  deskMove: ["room"],
  room: [],
};

const arbitraryBody =
  (entity: string): ArbitraryBody =>
  (arbitrary) =>
    fc.record(Object.fromEntries((ASKED[entity] ?? []).map((of) => [of, arbitrary.id(of)])));

const product = {
  model: {
    routes: [
      { entity: "loan", kind: "create" },
      { entity: "desk", kind: "create" },
      { entity: "desk", kind: "action", inputs: "deskMove" },
      { entity: "book", kind: "create" },
      { entity: "room", kind: "create" },
    ],
  },
} as unknown as BackendProduct;

test("records are created after the records that they and their actions' inputs refer to", () => {
  expect(inOrder(product, arbitraryBody)).toEqual(["book", "loan", "room", "desk"]);
});
