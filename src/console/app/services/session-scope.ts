import type { Transport } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Services } from "./services.ts";

/** Wraps a transport. After `end()`, it rejects all calls. */
export function createSessionScope(transport: Transport): { readonly transport: Transport; readonly end: () => void } {
  let isOver = false;
  const during = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isOver) {
      throw new ApiError({ kind: "cancelled", message: "Cancelled: the user has signed out" });
    }
    return await call();
  };
  return {
    transport: {
      send: <T>(...[request, options]: Parameters<Transport["send"]>) =>
        during(() => transport.send<T>(request, options)),
      list: <T>(...[request, query, options]: Parameters<Transport["list"]>) =>
        during(() => transport.list<T>(request, query, options)),
      load: <T>(...[request, options]: Parameters<Transport["load"]>) =>
        during(() => transport.load<T>(request, options)),
    },
    end: () => {
      isOver = true;
    },
  };
}

/**
 * Calls back when a user's session ends for good, so that pending work and bulk runs stop. An expired session does
 * not count while the sign-in dialog is open.
 */
export function onSessionScopeEnd(
  { session, loginGate }: Pick<Services, "session" | "loginGate">,
  tell: () => void,
): void {
  session.subscribe((event) => {
    if (event.type === "in" ? event.isOther === true : !loginGate.isOpen()) {
      tell();
    }
  });
  loginGate.subscribe(() => {
    if (!(loginGate.isOpen() || session.isSignedIn())) {
      tell();
    }
  });
}
