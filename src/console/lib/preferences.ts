import { safeStorage } from "./safe-storage.ts";

type Preference = "language" | "theme" | "navigation" | "density" | "keys";

const storage = safeStorage(() => window.localStorage);

/** A staff member's preferences, stored in this browser. */
export const preferences = {
  get: (name: Preference): string | null => storage.get(`console-${name}`),
  set: (name: Preference, value: string): boolean => storage.set(`console-${name}`, value),
};
