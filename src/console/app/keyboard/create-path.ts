import { matchPath } from "react-router-dom";
import type { ScreenRoute } from "../../../contract/screens.ts";

/** The create screen of the entity whose list or record is at that path; null where there is none. */
export function createPathOf(screenRoutes: readonly ScreenRoute[], pathname: string): string | null {
  const here = screenRoutes.find(({ path, screen }) => isPage(screen) && matchPath(path, pathname));
  const create = screenRoutes.find(({ entity, screen }) => entity === here?.entity && screen === "create");
  return create?.path ?? null;
}

/** On a form, `n` would leave it. */
function isPage(screen: string): boolean {
  return screen === "list" || screen === "show";
}
