import { isIP } from "node:net";

/** The site that passkeys belong to. A browser uses a passkey on its site only. */
export interface PasskeySite {
  /** Relying party id: the host of the console. */
  readonly id: string;
  /** Origin of the console, such as `https://console.example`. */
  readonly origin: string;
}

/**
 * The site of passkeys, from the configured URL of the console: a request must not choose it. Null without a URL, or if
 * browsers have no passkeys there: they need https (http only for localhost) and a name in place of an IP address.
 */
export function readPasskeySite(consoleUrl: string | null): PasskeySite | null {
  const url = consoleUrl !== null && URL.canParse(consoleUrl) ? new URL(consoleUrl) : null;
  if (url === null) {
    return null;
  }
  const { protocol, hostname, origin } = url;
  const isSecure = protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : null;
}
