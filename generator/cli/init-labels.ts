/** What the first entity and the menu of a new product are called, by language. */
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

/** What a new product is called, and what its menu says beside its entities. */
export function productLabels(name: string, { home }: { readonly home: string }): object {
  return { name, menu: { home } };
}
