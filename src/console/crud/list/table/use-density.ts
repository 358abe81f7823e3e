import { useState } from "react";
import { preferences } from "../../../lib/preferences.ts";

/** Row density of lists. A user preference, so it is not part of the list's URL. */
export type Density = "compact" | "comfortable";

export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() =>
    preferences.get("density") === "comfortable" ? "comfortable" : "compact",
  );
  const change = (next: Density) => {
    preferences.set("density", next);
    setDensity(next);
  };
  return [density, change];
}
