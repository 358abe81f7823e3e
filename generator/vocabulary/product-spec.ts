import type { Icon, Path, Role, Tones } from "./words.ts";

/**
 * A menu entry: the list of an entity, a path, or a label without a link.
 *
 * @example menu
 * { name: "books", icon: "MenuBookOutlined", entity: "book" },
 * { name: "shelfMark", icon: "LabelOutlined", path: "/shelf-mark" }
 */
export interface MenuEntry {
  /** The label is the text `menu.<name>`. */
  readonly name: string;
  /** Icon next to the label. */
  readonly icon: Icon;
  /** The entity whose list it opens (name of its spec value). */
  readonly entity?: string;
  /** The console path that it opens, if it is not the list of an entity. */
  readonly path?: Path;
}

/**
 * A backend call that belongs to no entity.
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
  /** Path of the backend call. */
  readonly path: Path;
  /** Authentication: none, user name and password (basic), or an access token (bearer). */
  readonly security: "none" | "basic" | "bearer";
  /**
   * Type of the query of a GET call: an exported type of the same file, whose fields are texts, numbers, booleans or
   * enumerations. Its fields keep their names in the query.
   * @defaultValue no query
   * @example service
   * calls: {
   *   shelfMark: {
   *     method: "GET",
   *     path: "/tools/shelf-mark",
   *     security: "bearer",
   *     query: "ShelfMarkRequest",
   *     result: "ShelfMark",
   *   },
   * }
   */
  readonly query?: string;
  /**
   * Type of the request body: an exported type of the same file.
   * @defaultValue no body
   */
  readonly body?: string;
  /**
   * Type of the response body: an exported type of the same file.
   * @defaultValue no body
   */
  readonly result?: string;
  /**
   * The required role.
   * @defaultValue `reader` for GET, `administrator` for other methods
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
  /** Title of the OpenAPI document. */
  readonly title: string;
  /** Version of the OpenAPI document. */
  readonly version: string;
  /** The calls that belong to no entity, by name. */
  readonly calls: { readonly [name: string]: ServiceCall };
}

/**
 * Settings of the product, in `schema/product.ts`. Its name is the text `product.name`.
 *
 * @example product
 * languages: ["pt-BR", "en-US"],
 * currency: "USD",
 * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
 */
export interface ProductSpec {
  /**
   * BCP 47 tags of the console's languages. The first is the default, the last the fallback for missing texts.
   */
  readonly languages: readonly string[];
  /**
   * Languages in which every text is written in the label files. A missing one is then a mistake. In the other languages,
   * the console shows words from the name, or the text of another language.
   *
   * @example product
   * completeLanguages: ["pt-BR"]
   */
  readonly completeLanguages?: readonly string[];
  /** Default currency of amounts (ISO 4217 code). */
  readonly currency: string;
  readonly brand: {
    /**
     * Logo next to the product's name: one SVG path for a viewBox of 32 by 32.
     * @example product
     * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
     */
    readonly mark: string;
  };
  /**
   * Names of fields in requests, responses and queries, if the backend's differ from the spec's. `snake_case` writes
   * `releasedOn` as `released_on`. The tag `@wire` sets the name of a single field. Free JSON, maps and languages keep
   * their keys, and the calls for sign-in keep their names.
   * @defaultValue the names of the spec
   * @example product
   * naming: "snake_case"
   */
  readonly naming?: "snake_case";
  /**
   * Name of a record's `id` in requests and responses, as `_id`, `documentId` or `uuid`.
   * @defaultValue `id`
   * @example product
   * idName: "_id"
   */
  readonly idName?: string;
  /**
   * Tones of enumerations that several entities use.
   * @defaultValue `neutral`
   * @example product
   * tones: { status: { active: "success", archived: "neutral", waiting: "warning", blocked: "error" } }
   */
  readonly tones?: Tones;
}
