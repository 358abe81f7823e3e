import type { EntitySpec } from "entity-console/spec";

/** The capability of the assistant that a feature unlocks (spec §3). */
export type FeatureCode =
  | "question-generate"
  | "question-correction"
  | "essay"
  | "hosted-documents"
  | "inline-documents"
  | "student-module"
  | "question-database"
  | "presentation-creation";

/** A capability that plans include. */
export interface Feature {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** @maxLength 2000 */
  description?: string;
  code: FeatureCode;
  /** @default true */
  active: boolean;
}

export const feature = {
  titleField: "name",
  icon: "ExtensionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  archive: { field: "active", value: false },
  list: {
    columns: ["name", "code", "active"],
    sort: { field: "name", order: "asc" },
    filters: ["code", "active"],
    search: ["name", "description"],
  },
  form: {
    sections: [{ name: "general", fields: ["name", "code", "description", "active"] }],
    widgets: { description: "multiline" },
  },
  show: { displays: { description: "multiline" } },
} as const satisfies EntitySpec<Feature>;
