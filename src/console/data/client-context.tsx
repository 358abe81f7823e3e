import { createContext, type ReactNode, use } from "react";
import type { Client } from "../../../generated/api/client.ts";

const ClientContext = createContext<Client | null>(null);

export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The generated client of the main backend. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) {
    throw new ReferenceError("useClient needs a ClientProvider above it");
  }
  return client;
}
