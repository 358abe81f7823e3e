import { nearestLanguage } from "../../src/contract/nearest-language.ts";

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

/** Languages of a new product, unless it names others. */
export const defaultLanguages: readonly string[] = Object.keys(INIT_LABELS);

/** The labels of a new product in a language, or in the nearest one. Null if the framework has no texts in it. */
export function initLabels(language: string): (typeof INIT_LABELS)[keyof typeof INIT_LABELS] | null {
  const nearest = nearestLanguage(language, defaultLanguages);
  return Object.entries(INIT_LABELS).find(([name]) => name === nearest)?.[1] ?? null;
}
