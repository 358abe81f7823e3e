import type { LanguagePatterns } from "entity-console/spec";

export const patterns = {
  genders: ["masculine", "feminin"],
  entity: { create: "{Nuevo|Nueva} {one}" },
} as const satisfies LanguagePatterns;
