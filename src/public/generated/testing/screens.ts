/**
 * Functions that generated tests of screens run, in jsdom.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { testCreate, testEdit, testList, testShow } from "../../../console/testing/generated-tests/test-screens.tsx";
