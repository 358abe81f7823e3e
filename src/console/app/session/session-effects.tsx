import { useEffect, useState } from "react";
import type { ShellKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ToastKind } from "../../notify/toast.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { forgetReturnPath, rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session-context.tsx";
import type { EndReason, SessionEvent } from "../../session/session-events.ts";
import { type ConsoleRouter, toCurrentPath } from "../routing/console-router.tsx";
import { followSession } from "../routing/guards.ts";
import { useServices } from "../services.ts";

const TOASTS: { readonly [R in EndReason]: { readonly key: ShellKey; readonly kind: ToastKind } } = {
  signedOut: { key: "shell.logout.success", kind: "success" },
  otherTab: { key: "shell.session.otherTab", kind: "info" },
  refreshFailed: { key: "shell.session.refreshFailed", kind: "warning" },
  noRefreshToken: { key: "shell.session.noRefreshToken", kind: "warning" },
};

/** Takes the visitor to /login when the session ends, back when one begins, here or in another tab, and says why. */
export function SessionEffects({ router }: { readonly router: ConsoleRouter }) {
  const session = useSession();
  const { isVolatile, loginGate } = useServices();
  const { notify } = useNotify();
  const { t } = useText();
  const [last, setLast] = useState<SessionEvent | null>(null);

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === "out" && event.reason !== "signedOut") {
          rememberReturnPath(toCurrentPath(router));
        } else if (event.type === "out") {
          forgetReturnPath();
        }
        setLast({ ...event });
      }),
    [session, router],
  );

  // In an effect, not in the listener: first the signed-in pages go, and with them whatever would hold a visitor back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is told once, in the language of that moment.
  useEffect(() => {
    if (last === null) {
      return;
    }
    const toast = last.type === "in" ? { key: "shell.login.success" as const } : TOASTS[last.reason];
    notify({ ...toast, text: t(toast.key) });
    if (last.type === "in" && isVolatile()) {
      notify({ text: t("shell.storage.unavailable"), kind: "warning" });
    }
    if (!loginGate.isOpen()) {
      void followSession(last, router);
    }
  }, [last]);

  return null;
}
