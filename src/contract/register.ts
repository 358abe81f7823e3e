/**
 * What a product registers of its types, so that the framework's functions know its entities, texts and calls without
 * importing them. A product's `generated/register.ts` adds the member `product` to `Register` by declaration merging
 * (the way TanStack Router and i18next do it); a program in which no product is registered gets `AnyProduct`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a product adds its member by declaration merging
export interface Register {}

/** The shape that every product's types have, and what holds where none is registered. */
export interface AnyProduct {
  /** The data of every entity, by the entity's name. */
  readonly entities: object;
  /** What the console has of every entity: names of screens, fields and sections. */
  readonly parts: object;
  /** Keys of the texts made from the spec: `entity.…`, `enum.…`, `menu.…`, `unit.…`. */
  readonly messageKey: string;
  /** Keys of the texts of the product's own screens: `product.…`. */
  readonly ownKey: string;
  /** The generated clients of all entities. */
  readonly client: object;
  /** The calls that belong to no entity. */
  readonly service: object;
}

/** Where no product is registered: any name that has the form of one. */
interface Unregistered extends AnyProduct {
  readonly entities: { readonly [name: string]: object };
  readonly parts: { readonly [name: string]: EntityPart };
  readonly messageKey: `${"entity" | "enum" | "menu" | "unit"}.${string}`;
  readonly ownKey: `product.${string}`;
  readonly client: { readonly [name: string]: object };
  readonly service: { readonly [name: string]: (...args: never[]) => Promise<unknown> };
}

/** What the console has of one entity. */
export interface EntityPart {
  readonly screens: string;
  readonly shown: string;
  readonly edited: string;
  readonly sections: string;
}

type Product = Register extends { readonly product: infer P extends AnyProduct } ? P : Unregistered;

export type EntityTypes = Product["entities"];
export type EntityName = Extract<keyof EntityTypes, string>;
export type EntityParts = Product["parts"];
export type MessageKey = Product["messageKey"];
export type OwnKey = Product["ownKey"];
export type Client = Product["client"];
export type Service = Product["service"];
