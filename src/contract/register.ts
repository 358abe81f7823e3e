import type { EntityRecord } from "./transport.ts";

/**
 * Types of the registered product, so that the framework can use its entities, texts and calls without importing them.
 * A product's `generated/register.ts` adds the member `product` to `Register` by declaration merging (like TanStack
 * Router and i18next). Without a product, the types are `AnyProduct`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a product adds its member by declaration merging
export interface Register {}

/** Constraints of a product's types, and the fallback if no product is registered. */
export interface AnyProduct {
  /** Record types by entity. */
  readonly entities: object;
  /** Parts of the console by entity: names of screens, fields and sections. */
  readonly parts: object;
  /** Keys of texts created from the spec: `entity.…`, `enum.…`, `menu.…`, `unit.…`. */
  readonly messageKey: string;
  /** Keys of texts of the product's own screens: `product.…`. */
  readonly ownKey: string;
  /** The generated clients of all entities. */
  readonly client: object;
  /** Calls that belong to no entity. */
  readonly service: object;
}

/** Without a registered product, any name of the right form is allowed. */
interface Unregistered extends AnyProduct {
  readonly entities: { readonly [name: string]: object };
  readonly parts: { readonly [name: string]: EntityPart };
  readonly messageKey: `${"entity" | "enum" | "menu" | "unit"}.${string}`;
  readonly ownKey: `product.${string}`;
  readonly client: { readonly [name: string]: object };
  readonly service: { readonly [name: string]: (...args: never[]) => Promise<unknown> };
}

/** Parts of the console for one entity. */
export interface EntityPart {
  readonly screens: string;
  readonly shown: string;
  readonly edited: string;
  readonly sections: string;
}

type Product = Register extends { readonly product: infer P extends AnyProduct } ? P : Unregistered;

// Interfaces, not aliases: the compiler writes their names into declarations. It would write an alias of this kind as the
// type that it has without a product.

type RegisteredEntities = Product["entities"];
type RegisteredParts = Product["parts"];
type RegisteredClient = Product["client"];
type RegisteredService = Product["service"];

export interface EntityTypes extends RegisteredEntities {}
/** The names of the registered product's entities. */
export type EntityName = Extract<keyof EntityTypes, string>;
export interface EntityParts extends RegisteredParts {}
/** A record of an entity, typed by its fields. If the entity is not known at compile time, fields have type `unknown`. */
export type RecordOf<Name extends string> = EntityRecord & (Name extends EntityName ? EntityTypes[Name] : unknown);
/** The keys of the texts that are generated from the registered product's spec. */
export type MessageKey = Product["messageKey"];
export type OwnKey = Product["ownKey"];
/** The generated client of the registered product: calls by entity. */
export interface Client extends RegisteredClient {}
/** The registered product's calls that belong to no entity. */
export interface Service extends RegisteredService {}
