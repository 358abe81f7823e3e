import type { ScreenRoute } from "../../../contract/screens.ts";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { overridesOf } from "../../crud/overrides/overrides-context.ts";

/**
 * Whether a screen needs nothing of MUI: a list or a form does, unless the product draws something in it its own way and
 * does not say that it does without.
 */
export async function doesWithoutMui(
  { entity, screen }: Pick<ScreenRoute<never>, "entity" | "screen">,
  loadOverrides: () => Promise<OverrideRegistry>,
): Promise<boolean> {
  if (screen === "show") {
    return false;
  }
  const registry = await loadOverrides();
  const own = overridesOf(registry, entity);
  const [kinds, fields, other] =
    screen === "list"
      ? [registry.displays, own.display, own.listActions]
      : [registry.controls, own.widgets, own.form ?? own.created];
  return !kinds && (own.withoutMui.includes(screen) || !(own.screens[screen] || other || Object.keys(fields)[0]));
}
