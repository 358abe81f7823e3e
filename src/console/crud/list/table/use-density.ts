import { useState } from "react";
import { preferences } from "../../../lib/preferences.ts";

/** How close the rows of lists stand; a habit of the person, not a part of what is shown. */
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
