import type { LanguagePatterns } from "#contract/labels.ts";

export const patterns = {
  genders: ["masculine", "feminin"],
  entity: { create: "{Nuevo|Nueva} {one}" },
} as const satisfies LanguagePatterns;
