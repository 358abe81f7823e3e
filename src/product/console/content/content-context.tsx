import { createContext, type ReactNode, use } from "react";
import type { ContentClient } from "./content-client.ts";

const ContentContext = createContext<ContentClient | null>(null);

export function ContentProvider({
  client,
  children,
}: {
  readonly client: ContentClient;
  readonly children: ReactNode;
}) {
  return <ContentContext value={client}>{children}</ContentContext>;
}

/**
 * The content backend's generic queries.
 * @public No screen of the specification asks it yet.
 */
export function useContent(): ContentClient {
  const client = use(ContentContext);
  if (client === null) {
    throw new ReferenceError("useContent needs a ContentProvider above it");
  }
  return client;
}
