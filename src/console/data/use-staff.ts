import { useQuery } from "@tanstack/react-query";
import { useProduct } from "../product.ts";
import { useSession } from "../session/session-context.tsx";
import { useClient } from "./backend-contexts.ts";

/** The signed-in user, as far as known. */
export interface Staff {
  readonly name: string | null;
  readonly username: string | null;
}

const toText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Returns the signed-in user: from the token, or from the product's own call if the token has no name. */
export function useStaff(): Staff {
  const session = useSession();
  const client = useClient();
  const { staff } = useProduct();
  const [name, username] = [session.name(), session.username()];
  const { data } = useQuery({
    queryKey: ["staff", session.generation()],
    enabled: staff !== undefined && (name === null || name === username),
    staleTime: "static",
    queryFn: async () => (await staff?.(client)) ?? null,
  });
  return { name: toText(data?.name) ?? name ?? username, username: username ?? toText(data?.username) };
}
