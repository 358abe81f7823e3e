import { useQuery } from "@tanstack/react-query";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

type ScreensByEntity = ReadonlyMap<string, EntityScreens<MessageKey>>;

const NONE: ScreensByEntity = new Map();

/** Descriptors of all entities with screens, by entity name. Empty until loaded. */
export function useAllScreens(): ScreensByEntity {
  const { screenRoutes } = useProduct().model;
  // Generated code, so it never becomes stale.
  const { data = NONE } = useQuery({
    queryKey: ["screens", "all", screenRoutes.length],
    queryFn: async () => {
      const entities = [...new Set(screenRoutes.map(({ entity }) => entity))];
      const loads = entities.flatMap((entity) => screenRoutes.find((route) => route.entity === entity)?.load ?? []);
      const all = await Promise.all(loads.map((load) => load()));
      return new Map(all.map((screens) => [screens.entity, screens]));
    },
    staleTime: "static",
  });
  return data;
}
