/**
 * Types for the spec (`schema/`) and the label files.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export type {
  CamelCase,
  EntitySpec,
  Jsonify,
  MenuEntry,
  ProductSpec,
  ServiceSpec,
} from "../../generator/vocabulary/entity-spec.ts";
export type { FrameworkTexts } from "../console/i18n/framework-key.ts";
export type { EntityLabels, LanguagePatterns, ProductLabels } from "../contract/labels.ts";
