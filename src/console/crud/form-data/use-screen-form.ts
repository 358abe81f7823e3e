import { useQuery } from "@tanstack/react-query";
import type { FormModule } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

/** What a form of an entity is made of; null until it is here, and where whoever is signed in has none. */
export function useScreenForm(entity: string, screen: "create" | "edit"): FormModule | null {
  const { screenRoutes } = useProduct().model;
  const route = screenRoutes.find((each) => each.entity === entity && each.screen === screen);
  // Generated code, so it is the same until the console itself is another one.
  const { data } = useQuery({
    queryKey: ["form", entity, screen, route === undefined],
    queryFn: async () => (await route?.loadForm?.()) ?? null,
    staleTime: "static",
  });
  return data ?? null;
}
