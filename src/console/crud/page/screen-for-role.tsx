import { type ComponentType, useMemo } from "react";
import { useParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, ScreenName } from "../../../contract/screens.ts";
import type { Role } from "../../../contract/staff.ts";
import { allowedScreens } from "../../data/allowed-screens.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { Forbidden } from "./forbidden.tsx";

interface ScreenForRoleProps {
  readonly role: Role;
  readonly screen: ScreenName;
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule | null;
  readonly Screen: ComponentType<{ readonly screens: EntityScreens<MessageKey>; readonly form: FormModule }>;
}

/** Renders a screen with the permissions of a role, or a "forbidden" page. */
export function ScreenForRole({ role, screen, screens, form, Screen }: ScreenForRoleProps) {
  const allowed = useMemo(() => allowedScreens(screens, role), [screens, role]);
  const { id = "" } = useParams();
  if (allowed.routes[screen] === null) {
    return <Forbidden readable={toReadable(allowed, id)} />;
  }
  // Only form screens use this prop.
  return <Screen screens={allowed} form={form as FormModule} />;
}

/** A read-only page that the role may open instead: the record's page, else the list. */
function toReadable({ routes: { show, list } }: EntityScreens<MessageKey>, id: string) {
  if (id !== "" && show !== null) {
    return { path: toRecordPath(show, id), label: "crud.action.show" } as const;
  }
  return list === null ? null : ({ path: list, label: "crud.notFound.back" } as const);
}
