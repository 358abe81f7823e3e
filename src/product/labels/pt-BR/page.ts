import type { EntityLabels } from "entity-console/spec";

export const page = {
  one: "página",
  many: "páginas",
  gender: "feminine",
  fields: {
    name: "Nome",
    tags: "Etiquetas",
    description: "Descrição",
    icon: "Ícone",
    content: "Conteúdo",
  },
} as const satisfies EntityLabels;
