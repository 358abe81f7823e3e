/**
 * Why this file exists: support and developers refer to features by code, and the label of a code often equals the
 * feature's name. The page shows both.
 */

import type { EntityOverrides } from "entity-console/console";

export const featureOverrides = {
  screens: { show: async () => (await import("../feature/feature-show.tsx")).FeatureShow },
} satisfies EntityOverrides<"feature">;
