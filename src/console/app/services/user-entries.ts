import { useCallback, useMemo } from "react";
import type { AppConfig } from "../../../contract/app-config.ts";
import type { Role } from "../../../contract/staff.ts";
import { API_KEYS_PATH } from "../../data/api-keys-path.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { type UserMenuEntry, useProduct } from "../../product.ts";
import { useRole, useSession } from "../../session/session-context.tsx";
import { useServices } from "./services.ts";

/** For backends with staff management: the user's own sessions, and for administrators the staff list and API keys. */
function staffEntries({ features, backends }: AppConfig, role: Role): readonly UserMenuEntry[] {
  if (features?.["staff"] !== true) {
    return [];
  }
  const own: UserMenuEntry = { path: "/sessions", labelKey: "screen.sessions.title", icon: "KeyOutlined" };
  const staff: UserMenuEntry = { path: "/staff", labelKey: "screen.staff.title", icon: "GroupsOutlined" };
  if (role !== "administrator") {
    return [own];
  }
  return backends.main.abilities?.apiKeys === true
    ? [own, staff, { path: API_KEYS_PATH, labelKey: "screen.apiKeys.title", icon: "KeyOutlined" }]
    : [own, staff];
}

/** Pages that concern the user: those of the product, then sessions and staff. */
export function useUserEntries(): readonly UserMenuEntry[] {
  const { config } = useServices();
  const role = useRole();
  const { userMenu } = useProduct();
  return useMemo(
    () => [...(userMenu ?? []).filter(({ when }) => when?.(config) ?? true), ...staffEntries(config, role)],
    [userMenu, config, role],
  );
}

/** Function that ends the session; null if the console has no sign-in. */
export function useSignOut(): (() => Promise<void>) | null {
  const { t } = useText();
  const { notify } = useNotify();
  const session = useSession();
  const signOut = useCallback(async () => {
    try {
      const address = await session.signOut();
      if (address !== null) {
        window.location.assign(address);
      }
    } catch {
      // The local session has ended; only the backend was not notified.
      notify({ text: t("shell.logout.failure"), kind: "error" });
    }
  }, [session, notify, t]);
  return session.form === "none" ? null : signOut;
}
