import { useQuery } from "@tanstack/react-query";
import type { EntityName, MessageKey } from "../../contract/register.ts";
import type { EntityScreens } from "../../contract/screens.ts";
import { useProduct } from "../product.ts";

/**
 * The generated screen descriptor of an entity; null while loading or if there is none.
 *
 * @example
 * const screens = useEntityScreens("member");
 * if (screens === null) { return null; }
 */
export function useEntityScreens(entity: EntityName): EntityScreens<MessageKey> | null {
  const route = useProduct().model.screenRoutes.find((candidate) => candidate.entity === entity);
  // Generated code: it changes only with a new version of the console.
  const { data } = useQuery({
    queryKey: ["screens", entity],
    queryFn: async () => (await route?.load()) ?? null,
    staleTime: "static",
  });
  return data ?? null;
}
