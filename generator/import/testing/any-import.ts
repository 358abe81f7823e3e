import { expect } from "vitest";
import { buildModel } from "../../model/build-model.ts";
import { readSpecSource } from "../../read/spec-source.ts";
import type { Json } from "../documents/json.ts";
import { ImportError } from "../foreign-model.ts";
import type { Import } from "../import-product.ts";

/** How many documents a property tries. */
export const RUNS = { numRuns: Number(process.env["RANDOM_DOCUMENTS"] ?? 25) };

/** Names of entities, fields and paths that are hard to import. */
export const ODD_NAMES: readonly string[] = [
  ...["", "0", "123", "__proto__", "constructor", "class", "Event", "Record", "Order", "service"],
  ...["id", "ID", "naMe", "NAME", "Pet", "pet", "äöü", "名前", "имя", "👍", "\u202Eabc"],
  ...["a b", "a-b", "a.b", "$ref", "#/a", "a/b~c", "2fa", "x".repeat(300)],
  ...["/orders/", "/api/v1/classes", "/pets/sold", "/a b", "/{tenant}/users", "/pets/{petId}/delete"],
];

/** A copy of a value as JSON. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** Expects that an import writes a spec that generates, or throws an error with a reason. */
export function expectImport(make: () => Import): void {
  try {
    const { files, notes } = make();
    const spec = [...files].filter(([file]) => file.startsWith("schema/"));
    expect(() =>
      buildModel(readSpecSource(spec.map(([file, content]) => ({ path: file, text: content })))),
    ).not.toThrow();
    expect(notes.filter(({ at, text }) => at === "" || text === "")).toEqual([]);
  } catch (error) {
    if (!(error instanceof ImportError)) {
      throw error;
    }
    expect(error.message).toMatch(/^(The source has nothing to import: |document\.json )/);
  }
}
