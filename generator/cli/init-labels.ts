/** Labels of a new product's first entity and menu, by language. */
export const INIT_LABELS = {
  "en-US": {
    home: "Home",
    item: {
      one: "item",
      many: "items",
      fields: { name: "Name", description: "Description", active: "Active", price: "Price" },
      sections: { general: "General" },
    },
  },
  "pt-BR": {
    home: "Início",
    item: {
      one: "item",
      many: "itens",
      gender: "masculine",
      fields: { name: "Nome", description: "Descrição", active: "Ativo", price: "Preço" },
      sections: { general: "Dados gerais" },
    },
  },
} as const;

/** Labels of a new product and its menu. */
export function productLabels(name: string, { home }: { readonly home: string }): object {
  return { name, menu: { home } };
}

/** A language in which the framework has its texts, so that a new product can use it at once. */
export type InitLanguage = keyof typeof INIT_LABELS;

export const initLanguages = Object.keys(INIT_LABELS) as readonly InitLanguage[];
