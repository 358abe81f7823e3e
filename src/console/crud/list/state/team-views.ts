import { useQuery } from "@tanstack/react-query";
import type { ListView } from "../../../../contract/list-views.ts";
import { useAbilities } from "../../../data/abilities.ts";
import { useTransport } from "../../../data/backend-contexts.ts";
import { createViewCalls } from "../../../data/view-calls.ts";
import { isObject } from "../../../lib/json-object.ts";
import { safeStorage } from "../../../lib/safe-storage.ts";
import { readItems } from "../../../lib/stored-json.ts";
import { useUsername } from "../../../session/session-context.tsx";

const storage = safeStorage(() => window.localStorage);

const NONE: readonly ListView[] = [];

/** Key of the views that the backend stores for a list. Changes of records leave it valid. */
export function viewsKey(entity: string): readonly unknown[] {
  return ["views", entity];
}

const isView = (value: unknown): value is ListView =>
  isObject(value) && typeof value["id"] === "string" && typeof value["search"] === "string";

/** The views of the last visit, so that a list opens with its default view at once. */
const readLast = (key: string): readonly ListView[] | undefined => readItems(storage, key, isView) ?? undefined;

/** Saved views of a list that the backend stores: own and shared ones. Empty for other backends. */
export interface TeamViews {
  readonly views: readonly ListView[];
  /** True until the views are known for the first time. */
  readonly isPending: boolean;
}

/** Returns the saved views that the backend stores. Sends no call to a backend that stores none. */
export function useTeamViews(entity: string): TeamViews {
  const { sharedViews } = useAbilities();
  const transport = useTransport();
  const key = `console-team-views-${entity}-${useUsername() ?? ""}`;
  const { data = NONE, isPending } = useQuery({
    queryKey: viewsKey(entity),
    enabled: sharedViews,
    initialData: () => (sharedViews ? readLast(key) : undefined),
    initialDataUpdatedAt: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const views = await createViewCalls(transport).list(entity, { signal });
      storage.set(key, JSON.stringify(views));
      return views;
    },
  });
  return { views: data, isPending: sharedViews && isPending };
}

/** The view that a list opens with: the user's own default, or the team's. */
export function defaultOf(views: readonly ListView[]): ListView | undefined {
  return views.find(({ isDefault }) => isDefault) ?? views.find(({ isTeamDefault }) => isTeamDefault);
}

/**
 * The view that the state of a list comes from: the one that the URL names, or the default. Changes of the state stay in
 * the URL until they are saved.
 */
export function originOf(params: URLSearchParams, views: readonly ListView[]): ListView | undefined {
  const id = params.get("view");
  return params.size === 0 ? defaultOf(views) : views.find((view) => view.id === id);
}
