import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import type { Role } from "../../contract/staff.ts";
import type { SessionEvent } from "./session-events.ts";
import type { Session } from "./session-types.ts";

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The staff member's session with the main backend.
 *
 * @example
 * const { signOut } = useSession();
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) {
    throw new ReferenceError("useSession needs a SessionProvider above it");
  }
  return session;
}

/** Whether a user is signed in. Re-renders on change. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isSignedIn);
}

/**
 * Username of the session; null if signed out or unknown.
 *
 * @example
 * const username = useUsername();
 */
export function useUsername(): string | null {
  return use(SessionContext)?.username() ?? null;
}

/** Role of the signed-in user. Re-renders on change. The full role if nobody has signed in. */
export function useRole(): Role {
  const session = use(SessionContext);
  return useSyncExternalStore(session?.subscribe ?? subscribeToNothing, session?.role ?? everything);
}

const subscribeToNothing = () => () => undefined;
const everything = (): Role => "administrator";

/** Calls `handle` when a session starts or ends, while the page that it ends on is still mounted. */
export function useSessionEvents(handle: (event: SessionEvent) => void): void {
  const session = use(SessionContext);
  useEffect(() => session?.subscribe(handle), [session, handle]);
}
