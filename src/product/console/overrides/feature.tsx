/**
 * Why this file exists: support and developers speak of features by the codes that programs know them by, and the label
 * of such a code is often the feature's name again. Its page says both.
 */

import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";

export const featureOverrides = {
  screens: { show: async () => (await import("../feature/feature-show.tsx")).FeatureShow },
} satisfies EntityOverrides<"feature">;
