/**
 * Functions that generated tests of validators, calls and addresses run.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { testAddresses } from "../../console/testing/generated-tests/test-addresses.ts";
export { testCalls } from "../../console/testing/generated-tests/test-calls.ts";
export { testCheck } from "../../console/testing/generated-tests/test-check.ts";
