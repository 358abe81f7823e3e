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
  ar: {
    home: "الرئيسية",
    item: {
      one: "منتج",
      many: "منتجات",
      counted: { two: "منتجان", few: "منتجات", many: "منتجًا", other: "منتج" },
      gender: "masculine",
      fields: { name: "الاسم", description: "الوصف", active: "نشط", price: "السعر" },
      sections: { general: "بيانات عامة" },
    },
  },
  "es-ES": {
    home: "Inicio",
    item: {
      one: "artículo",
      many: "artículos",
      gender: "masculine",
      fields: { name: "Nombre", description: "Descripción", active: "Activo", price: "Precio" },
      sections: { general: "Datos generales" },
    },
  },
  "fr-FR": {
    home: "Accueil",
    item: {
      one: "article",
      many: "articles",
      gender: "masculine",
      fields: { name: "Nom", description: "Description", active: "Actif", price: "Prix" },
      sections: { general: "Informations générales" },
    },
  },
} as const;

/** Labels of a new product and its menu. */
export function productLabels(name: string, { home }: { readonly home: string }): object {
  return { name, menu: { home } };
}

/** Languages of a new product, unless it names others. */
export const defaultLanguages: readonly string[] = ["en-US", "pt-BR"];

/** Languages that the framework has texts in. */
export const initLanguages: readonly string[] = Object.keys(INIT_LABELS);

/** The labels of a new product in a language, or in the nearest one. Null if the framework has no texts in it. */
export function initLabels(language: string): (typeof INIT_LABELS)[keyof typeof INIT_LABELS] | null {
  const nearest = nearestLanguage(language, initLanguages);
  return Object.entries(INIT_LABELS).find(([name]) => name === nearest)?.[1] ?? null;
}
