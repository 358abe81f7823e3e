/** `GET /config.json`: what one build of the console needs to know of the backends it is served with. */

import type { BackendAbilities } from "./backend-abilities.ts";
import type { ListDialect } from "./list-dialect.ts";

export interface BackendConfig {
  /** Where its paths begin: `/api`, or `https://backend.example/v1`. */
  readonly url: string;
  readonly paths: { readonly authenticate: string; readonly refresh: string; readonly logout?: string };
  /** Whether signing out is told to the backend (`POST logout`, spec §7). Default: false. */
  readonly remoteLogout?: boolean;
  /** What it can do; what is not stated is as a plain backend of spec §7 has it. */
  readonly abilities?: Partial<BackendAbilities>;
  /** How it is asked for lists. Default: as the reference backend is. */
  readonly lists?: ListDialect;
}

export interface AppConfig {
  /** The main one, and the product's further ones by their names. */
  readonly backends: { readonly main: BackendConfig; readonly [name: string]: BackendConfig };
  /**
   * The business time zone, an IANA name: days and times of the console are in it. It must be the backend's own.
   * Default: the reader's zone (decision 0052).
   */
  readonly timeZone?: string;
  /** Null: a call waits as long as it takes (spec §9). */
  readonly timeoutMs: number | null;
  /** Where errors of the console are sent as JSON, without tokens: of its own origin, or named in `connect-src`. */
  readonly reportUrl?: string | null;
  /** What this deployment has that not every one has, by names that the product's screens ask for. Default: nothing. */
  readonly features?: { readonly [feature: string]: boolean };
}
