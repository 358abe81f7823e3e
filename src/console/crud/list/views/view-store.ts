import type { ListView, ViewContent } from "../../../../contract/list-views.ts";

/** What a user enters about a view, with the state of the list that it saves. */
export type ViewInput = ViewContent & Pick<ListView, "isDefault">;

/** A new private view of the user's own, without content. */
export const NEW_VIEW = {
  name: "",
  search: "",
  note: "",
  isShared: false,
  isTeamDefault: false,
  isDefault: false,
  owner: "",
  isOwn: true,
  mayEdit: true,
} as const;

/** Saved views of a list: those of the browser, or those that the backend stores for the user and the team. */
export interface ViewStore {
  readonly views: readonly ListView[];
  /** True during a call. */
  readonly isBusy: boolean;
  /**
   * Changes the view with the id, or adds one if it is null, and reports the outcome. Resolves to the view's id, or to
   * undefined after a failure.
   */
  readonly save: (id: string | null, input: ViewInput) => Promise<string | undefined>;
  /** Opens the list with the view, or no longer. */
  readonly setDefault: (id: string, isDefault: boolean) => void;
  readonly remove: (id: string) => Promise<unknown>;
}
