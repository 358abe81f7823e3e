import type { LanguagePatterns } from "entity-console/spec";

export const patterns = {
  genders: ["masculine", "feminine"],
  entity: {
    create: "{Nuevo|Nueva|Nuevos} {one}",
    edit: "Editar {uno}",
    delete: "Borrar {one",
    remove: "Quitar {one}",
  },
  action: { success: "{label}: hecho" },
} as const satisfies LanguagePatterns;
