import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

export type ScreensByEntity = ReadonlyMap<string, EntityScreens<MessageKey>>;

/** Query of the descriptors of all entities with screens, by entity name. */
export function useAllScreens(): UseQueryResult<ScreensByEntity> {
  const { screenRoutes } = useProduct().model;
  // Generated code, so it never becomes stale.
  return useQuery({
    queryKey: ["screens", "all", screenRoutes.length],
    queryFn: async () => {
      const entities = [...new Set(screenRoutes.map(({ entity }) => entity))];
      const loads = entities.flatMap((entity) => screenRoutes.find((route) => route.entity === entity)?.load ?? []);
      const all = await Promise.all(loads.map((load) => load()));
      return new Map(all.map((screens) => [screens.entity, screens]));
    },
    staleTime: "static",
  });
}
