import { useEffect, useState } from "react";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { ownName } from "../../lib/base-path.ts";
import { isMissingFile } from "../../lib/is-missing-file.ts";
import { clearTabStorage } from "../../lib/safe-storage.ts";
import type { ToastKind } from "../../notify/toast.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { startsWithLogin } from "../../session/login-path.ts";
import { forgetReturnPath, rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session-context.tsx";
import type { EndReason, SessionEvent } from "../../session/session-events.ts";
import { useServices } from "../services/services.ts";
import { followSession, isOnPublicPage } from "./follow-session.ts";
import type { Routed, Routing } from "./routing.ts";

const TOASTS: { readonly [R in EndReason]: { readonly key: ShellKey; readonly kind: ToastKind } } = {
  signedOut: { key: "shell.logout.success", kind: "success" },
  otherTab: { key: "shell.session.otherTab", kind: "info" },
  refreshFailed: { key: "shell.session.refreshFailed", kind: "warning" },
  noRefreshToken: { key: "shell.session.noRefreshToken", kind: "warning" },
};

/** An event, and the router at that time. A router that loads later redirects through its guards. */
interface ReceivedEvent {
  readonly event: SessionEvent;
  readonly routed: Routed | null;
}

/** Loads the router, now and whenever the network is back. Reports failures. */
function loadForPage(routing: Routing, onFailure: (error: unknown) => void): () => void {
  const load = () => void routing.load().catch(onFailure);
  load();
  window.addEventListener("online", load);
  return () => window.removeEventListener("online", load);
}

/** Remembers the page on which the session ended, for the next sign-in. */
function keepReturnPath(event: SessionEvent, routing: Routing): void {
  if (event.type === "out" && event.reason === "signedOut") {
    // With the return path, and unsaved input: another person may use the tab next.
    clearTabStorage();
    // Interrupted imports contain records (decision 0095).
    globalThis.indexedDB?.deleteDatabase(ownName("imports"));
    return;
  }
  const router = routing.get()?.router;
  const path = routing.currentPath();
  // During a redirect to the sign-in page, a guard has already remembered the path.
  if (router === undefined || isOnPublicPage(router) || startsWithLogin(path)) {
    return;
  }
  if (event.type === "out") {
    rememberReturnPath(path);
  } else {
    forgetReturnPath();
  }
}

/** Navigates to /login when the session ends and back when one starts, including other tabs, and notifies the user. */
export function SessionEffects({ routing }: { readonly routing: Routing }) {
  const session = useSession();
  const { isVolatile, loginGate } = useServices();
  const { notify } = useNotify();
  const { t } = useText();
  const [last, setLast] = useState<ReceivedEvent | null>(null);

  // With replay: the session may end while the first page loads.
  useEffect(
    () =>
      session.subscribe(
        (event) => {
          keepReturnPath(event, routing);
          setLast({ event, routed: routing.get() });
        },
        { replay: true },
      ),
    [session, routing],
  );

  // In an effect, not in the listener: the signed-in pages must unmount first, because they may block navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: notify once per event, in the language of that moment.
  useEffect(() => {
    if (last === null) {
      return;
    }
    const { event, routed } = last;
    const toast = event.type === "in" ? { key: "shell.login.success" as const } : TOASTS[event.reason];
    notify({ ...toast, about: "session", text: t(toast.key) });
    if (event.type === "in" && isVolatile()) {
      notify({ text: t("shell.storage.unavailable"), kind: "warning" });
    }
    if (routed === null) {
      return loadForPage(routing, (error) => {
        const text = t(isMissingFile(error) ? "shell.error.network" : "shell.error.stray");
        notify({ text, kind: "error" });
      });
    }
    if (!loginGate.isOpen()) {
      void followSession(event, routed.router);
    }
  }, [last]);

  return null;
}
