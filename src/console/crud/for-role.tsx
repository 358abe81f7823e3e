import { type ComponentType, useMemo } from "react";
import type { MessageKey } from "../../contract/register.ts";
import type { EntityScreens, FormModule, ScreenName } from "../../contract/screens.ts";
import type { Role } from "../../contract/staff.ts";
import { allowedScreens } from "../data/allowed-screens.ts";
import { Forbidden } from "./forbidden.tsx";

interface ForRoleProps {
  readonly role: Role;
  readonly screen: ScreenName;
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule | null;
  readonly Screen: ComponentType<{ readonly screens: EntityScreens<MessageKey>; readonly form: FormModule }>;
}

/** A generated screen as far as a role may use it. */
export function ForRole({ role, screen, screens, form, Screen }: ForRoleProps) {
  const allowed = useMemo(() => allowedScreens(screens, role), [screens, role]);
  // Only forms take one.
  return allowed.routes[screen] === null ? <Forbidden /> : <Screen screens={allowed} form={form as FormModule} />;
}
