import type { Icon, Path, Role, Tones } from "./words.ts";

/**
 * One entry of the menu: an entity's list, a path of its own, or a label without a route.
 *
 * @example menu
 * { name: "books", icon: "MenuBookOutlined", entity: "book" },
 * { name: "shelfMark", icon: "LabelOutlined", path: "/shelf-mark" }
 */
export interface MenuEntry {
  /** Its label is `menu.<name>`. */
  readonly name: string;
  /** The pictogram beside its label. */
  readonly icon: Icon;
  /** The entity whose list it opens, by the name of its spec value. */
  readonly entity?: string;
  /** The console's path that it opens, where that is no entity's list. */
  readonly path?: Path;
}

/**
 * A call of the main backend that belongs to no entity.
 *
 * @example service
 * calls: {
 *   shelfMark: {
 *     method: "POST",
 *     path: "/tools/shelf-mark",
 *     security: "bearer",
 *     body: "ShelfMarkRequest",
 *     result: "ShelfMark",
 *   },
 * }
 */
export interface ServiceCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The backend's. */
  readonly path: Path;
  /** What it is authorised by: nothing, a name and password, or an access token. */
  readonly security: "none" | "basic" | "bearer";
  /**
   * What it sends: an exported type of the same file.
   * @defaultValue nothing
   */
  readonly body?: string;
  /**
   * What it answers: an exported type of the same file.
   * @defaultValue nothing
   */
  readonly result?: string;
  /**
   * The role that it needs.
   * @defaultValue `reader` of a GET, `administrator` of all else
   * @example service
   * calls: {
   *   changePassword: {
   *     method: "PUT",
   *     path: "/users/me/password",
   *     security: "bearer",
   *     role: "reader",
   *   },
   * }
   */
  readonly role?: Role;
}

/**
 * The backend as a whole.
 *
 * @example service
 * title: "Administration console",
 * version: "1.0.0",
 * calls: { logout: { method: "POST", path: "/logout", security: "bearer" } }
 */
export interface ServiceSpec {
  /** Of the OpenAPI document. */
  readonly title: string;
  /** Of the OpenAPI document. */
  readonly version: string;
  /** The calls that belong to no entity, by name. */
  readonly calls: { readonly [name: string]: ServiceCall };
}

/**
 * The product as a whole, in `schema/product.ts`. Its name is the text `product.name`.
 *
 * @example product
 * languages: ["pt-BR", "en-US"],
 * currency: "USD",
 * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
 */
export interface ProductSpec {
  /**
   * The languages of the console by their BCP 47 tags: the first is the default, the last the fallback for a missing
   * text.
   */
  readonly languages: readonly string[];
  /** The currency of all amounts of money, by its ISO 4217 code. */
  readonly currency: string;
  /** What the product is recognised by. */
  readonly brand: {
    /**
     * The mark beside its name: one SVG path in a box of 32 by 32.
     * @example product
     * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
     */
    readonly mark: string;
  };
  /**
   * Tones of enumerations that entities share.
   * @defaultValue `neutral`
   * @example product
   * tones: { status: { active: "success", archived: "neutral", waiting: "warning", blocked: "error" } }
   */
  readonly tones?: Tones;
}
