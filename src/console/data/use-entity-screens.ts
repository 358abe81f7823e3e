import { useQuery } from "@tanstack/react-query";
import type { EntityName, MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";
import { useProduct } from "../product.ts";

/** What was generated of an entity for its screens; null until it is here, and where it has none. */
export function useEntityScreens(entity: EntityName): EntityScreens<MessageKey> | null {
  const route = useProduct().model.screenRoutes.find((candidate) => candidate.entity === entity);
  // Generated code, so it is the same until the console itself is another one.
  const { data } = useQuery({
    queryKey: ["screens", entity],
    queryFn: async () => (await route?.load()) ?? null,
    staleTime: "static",
  });
  return data ?? null;
}
