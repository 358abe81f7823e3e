import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { Session } from "./session.ts";

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The staff member's session with the main backend. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) {
    throw new ReferenceError("useSession needs a SessionProvider above it");
  }
  return session;
}

/** Whether somebody is signed in, kept current. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isSignedIn);
}
