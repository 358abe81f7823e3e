import type { ConsoleRouter } from "./console-router.tsx";

/** Where the visitor is, or is just going. */
export function toCurrentPath(router: ConsoleRouter): string {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return pathname + search + hash;
}
