import { useQuery } from "@tanstack/react-query";
import type { FormModule } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

/**
 * Lazy-loads the schema and validator of an entity's form. Null while loading, and if the user has no access to that
 * form.
 */
export function useScreenForm(entity: string, screen: "create" | "edit"): FormModule | null {
  const { screenRoutes } = useProduct().model;
  const route = screenRoutes.find((each) => each.entity === entity && each.screen === screen);
  // Generated code: it changes only with a new build of the console.
  const { data } = useQuery({
    queryKey: ["form", entity, screen, route === undefined],
    queryFn: async () => (await route?.loadForm?.()) ?? null,
    staleTime: "static",
  });
  return data ?? null;
}
