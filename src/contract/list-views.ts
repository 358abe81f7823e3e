import type { JsonSchema } from "./json-schema.ts";

/** Maximum lengths of a view's parts, in characters. */
export const VIEW_LIMITS = { name: 80, search: 4_000, note: 500 } as const;

/** What a user states about a saved view of a list. */
export interface ViewContent {
  readonly name: string;
  /** Query string of the list, without a question mark. */
  readonly search: string;
  /** A message to readers of a shared view; may be empty. */
  readonly note: string;
  /** True if all staff users see it. Only administrators share views. */
  readonly isShared: boolean;
  /** True if the list opens with it for users without a default of their own. Only for shared views. */
  readonly isTeamDefault: boolean;
}

/** A saved view: an entry of `GET /list-views?list=<entity>`, own and shared ones. */
export interface ListView extends ViewContent {
  readonly id: string;
  /** The entity of the list. */
  readonly list: string;
  /** Name of the owner. */
  readonly owner: string;
  readonly isOwn: boolean;
  /** True if the list opens with it for the caller. It has priority over the team's default. */
  readonly isDefault: boolean;
  /** True if the caller may change or delete it: the owner, or an administrator. */
  readonly mayEdit: boolean;
}

const text: JsonSchema = { type: "string" };
const flag: JsonSchema = { type: "boolean" };

/** Schema of a `ListView`. */
export const listViewSchema: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    list: text,
    name: text,
    search: text,
    note: text,
    isShared: flag,
    isTeamDefault: flag,
    owner: text,
    isOwn: flag,
    isDefault: flag,
    mayEdit: flag,
  },
};

/** Schema of a `ViewContent` in a request. */
export const viewContentSchema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: VIEW_LIMITS.name, pattern: "\\S" },
    search: { type: "string", maxLength: VIEW_LIMITS.search },
    note: { type: "string", maxLength: VIEW_LIMITS.note },
    isShared: flag,
    isTeamDefault: flag,
  },
  required: ["name", "search", "note", "isShared", "isTeamDefault"],
  additionalProperties: false,
} as const satisfies JsonSchema;
