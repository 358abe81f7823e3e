import fc from "fast-check";
import { expect, test } from "vitest";
import type { Arbitraries } from "../../../contract/arbitraries/arbitraries.ts";
import type { JsonSchema, Validate } from "../../../contract/json-schema.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import { type CheckRule, toCheckRules } from "./check-rules.ts";
import { isTried, toTrials } from "./trials.ts";
import { valueAt, withValueAt } from "./value-at.ts";

/** Fixed seed, so that every run uses the same bodies. */
const SEED = 1;
const RUNS = 50;

/**
 * Tests a form's compiled validator: it accepts every body that its schema allows, and enforces each rule at, below
 * and above its limit.
 */
export function testCheck<Body extends object>(
  validate: Validate,
  arbitraryBody: (arbitrary: Arbitraries) => fc.Arbitrary<Body>,
  schema: JsonSchema,
): void {
  const bodies = arbitraryBody(anyValue);

  test("accepts every body that the schema allows", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test.each(toCheckRules(schema).map((rule) => [nameOf(rule), rule] as const))("%s", (_, rule) => {
    const [body] = fc.sample(
      bodies.filter((candidate) => isTried(candidate, rule)),
      { seed: SEED, numRuns: 1 },
    );
    for (const { value, isTaken } of toTrials(rule, valueAt(body, rule.field))) {
      const found = isRefused(validate, withValueAt(body, rule.field, value), rule);
      expect(found, `${JSON.stringify(value)} at ${rule.field}`).toBe(!isTaken);
    }
  });
}

function nameOf({ field, keyword, limit }: CheckRule): string {
  const rule = limit === undefined ? keyword : `${keyword} ${JSON.stringify(limit)}`;
  return field === "" ? rule : `${field}: ${rule}`;
}

/** Whether the validator reports that rule at that field, among other errors. */
function isRefused(validate: Validate, body: unknown, { field, keyword }: CheckRule): boolean {
  validate(body);
  const path = field === "" ? "" : `/${field.replaceAll(".", "/")}`;
  return (validate.errors ?? []).some((error) => {
    const missing = error.keyword === "required" ? `/${String(error.params["missingProperty"])}` : "";
    return error.keyword === keyword && `${error.instancePath}${missing}` === path;
  });
}
