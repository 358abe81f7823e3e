/** `GET /config.json`: run-time configuration of the console, mainly its backends. */

import type { BackendAbilities } from "./backend-abilities.ts";
import type { BackendAuth } from "./backend-auth.ts";
import type { ListDialect } from "./list-dialect.ts";
import type { RecordDialect } from "./record-dialect.ts";

export interface BackendConfig {
  /** Base URL of its calls: `/api`, or `https://backend.example/v1`. */
  readonly url: string;
  readonly paths: { readonly authenticate: string; readonly refresh: string; readonly logout?: string };
  /** True if signing out calls the backend (`POST logout`, spec §7). Default: false. */
  readonly remoteLogout?: boolean;
  /** How users sign in. Default: the calls of spec §7. */
  readonly auth?: BackendAuth;
  /** Capabilities of the backend. Defaults: those of a plain backend (spec §7). */
  readonly abilities?: Partial<BackendAbilities>;
  /** Query parameters and response format of lists. Default: those of the reference backend. */
  readonly lists?: ListDialect;
  /** Format of records. Default: that of the reference backend. */
  readonly records?: RecordDialect;
  /** True if each path ends with a slash, before the query. Default: false. */
  readonly trailingSlash?: boolean;
  /** Constants in the query of each call, apart from sign-in. Default: none. */
  readonly query?: { readonly [parameter: string]: string };
}

/** The deployment's `config.json`: the backends, the time zone and switches of features. */
export interface AppConfig {
  /** The main backend, and the product's other backends by name. */
  readonly backends: { readonly main: BackendConfig; readonly [name: string]: BackendConfig };
  /**
   * Business time zone (IANA name), used for all dates and times in the console. It must equal the backend's. Default:
   * the browser's time zone (decision 0052).
   */
  readonly timeZone?: string;
  /** Time limit of calls; null for none (spec §9). */
  readonly timeoutMs: number | null;
  /**
   * URL to which the console posts its errors as JSON, without tokens. It must have the same origin or be listed in
   * `connect-src`.
   */
  readonly reportUrl?: string | null;
  /** Optional features of this deployment, by names that the product's screens use. Default: none. */
  readonly features?: { readonly [feature: string]: boolean };
}
