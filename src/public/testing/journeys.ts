/**
 * Journeys: a product's tests in a real browser, which `entity-console journeys` runs. They need the packages
 * `@playwright/test` and `@axe-core/playwright`.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export {
  expectNoFaults,
  expectNoFaultsOfKeys,
  expectNoFaultsOfSignIn,
  openInTheme,
  type RecordList,
  recordPages,
} from "../../../e2e/accessibility-steps.ts";
export { type MakeScenes, sweepsOver } from "../../../e2e/every-scene.ts";
export { expectFirstRowsNear } from "../../../e2e/first-row.ts";
export { type JourneyOptions, test } from "../../../e2e/journey.ts";
export { findLayoutFaults } from "../../../e2e/layout-checks.ts";
export { morningStarts } from "../../../e2e/morning-start.ts";
export { expectFitAndRest, expectRoomForSpacing, NARROW } from "../../../e2e/narrow-steps.ts";
export { beInterceptable, type Picture, type PictureBook } from "../../../e2e/picture.ts";
export type { Act, Scene, SceneEntity, Setting } from "../../../e2e/scene.ts";
export { frameworkScenes } from "../../../e2e/scenes.ts";
export {
  choose,
  deleteShown,
  expectMessage,
  heading,
  pick,
  pickRecords,
  readClipboard,
  recordHeader,
  save,
  searchRow,
  shown,
  textField,
} from "../../../e2e/steps.ts";
export { languageNames, type Translate, translateIn } from "../../../e2e/texts.ts";
