import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FormModule } from "../../../contract/screens.ts";
import { useProduct } from "../../product.ts";

/** Query of the schema and validator of an entity's form. Null if the user has no access to that form. */
export function useFormQuery(entity: string, screen: "create" | "edit") {
  const { screenRoutes } = useProduct().model;
  const route = screenRoutes.find((each) => each.entity === entity && each.screen === screen);
  return useMemo(
    () =>
      queryOptions({
        queryKey: ["form", entity, screen, route === undefined],
        queryFn: async (): Promise<FormModule | null> => (await route?.loadForm?.()) ?? null,
        // Generated code: it changes only with a new build of the console.
        staleTime: "static",
      }),
    [entity, screen, route],
  );
}

/** Lazy-loads the form of an entity. Null while loading, and if the user has no access to it. */
export function useScreenForm(entity: string, screen: "create" | "edit"): FormModule | null {
  return useQuery(useFormQuery(entity, screen)).data ?? null;
}
