import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import type { Role } from "../../contract/staff.ts";
import type { Session } from "./session.ts";
import type { SessionEvent } from "./session-events.ts";

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

/** Whose session it is; null where nobody's, or the token does not tell. */
export function useUsername(): string | null {
  return use(SessionContext)?.username() ?? null;
}

/** What the staff member may do, kept current; everything where nobody is signed in to ask. */
export function useRole(): Role {
  const session = use(SessionContext);
  return useSyncExternalStore(session?.subscribe ?? subscribeToNothing, session?.role ?? everything);
}

const subscribeToNothing = () => () => undefined;
const everything = (): Role => "administrator";

/** Calls `handle` at the start and the end of a session, while the page on which it ends is still mounted. */
export function useSessionEvents(handle: (event: SessionEvent) => void): void {
  const session = use(SessionContext);
  useEffect(() => session?.subscribe(handle), [session, handle]);
}
