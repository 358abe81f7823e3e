/** `GET /config.json`: what one build of the console needs to know of the backends it is served with. */

/** The two backends of spec §6. */
export type BackendName = "main" | "content";

export interface BackendConfig {
  /** Where its paths begin: `/api`, or `https://backend.example/v1`. */
  readonly url: string;
  readonly paths: { readonly authenticate: string; readonly refresh: string; readonly logout?: string };
  /** Whether signing out is told to the backend (`POST logout`, spec §7). Default: false. */
  readonly remoteLogout?: boolean;
}

export interface AppConfig {
  readonly backends: { readonly [B in BackendName]: BackendConfig };
  /** Null: a call waits as long as it takes (spec §9). */
  readonly timeoutMs: number | null;
  /** What the main backend has beyond the specification. Default: nothing. */
  readonly features?: { readonly passwordChange?: boolean };
}
