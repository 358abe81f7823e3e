import { useQuery } from "@tanstack/react-query";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

type ScreensByEntity = ReadonlyMap<string, EntityScreens<MessageKey>>;

const NONE: ScreensByEntity = new Map();

/** The descriptors of all entities that have screens, by the entity's name; empty until they are here. */
export function useAllScreens(): ScreensByEntity {
  const { screenRoutes } = useProduct().model;
  // Generated code, so it is the same until the console itself is another one.
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
