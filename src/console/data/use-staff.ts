import { useQuery } from "@tanstack/react-query";
import { useProduct } from "../product.ts";
import { useSession } from "../session/session-context.tsx";
import { useClient } from "./backend-contexts.ts";

/** Who is signed in, as far as anybody tells. */
export interface Staff {
  readonly name: string | null;
  readonly username: string | null;
}

const toText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Who is signed in: as the token tells; where it tells no name, as the product's own call does. */
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
