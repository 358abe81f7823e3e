/** Tokens of a browser that was used yesterday, and the responses of a backend to them. */
export interface StoredSession {
  readonly tokens: { readonly accessToken: string; readonly refreshToken?: string } | null;
  /** Whether the backend is out of reach, or its refresh call returns a page of a proxy. */
  readonly fault?: "down" | "html";
  /** Whether the session is over, so that a protected page is left. */
  readonly isOver: boolean;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** An access token with a signature that no backend accepts. */
function tokenOf(secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: "1", name: "Helena", iat: now - 8 * 3600, exp: now + secondsLeft };
  return `${encode({ alg: "HS256" })}.${encode(claims)}.c2lnbmF0dXJl`;
}

const expired = tokenOf(-60);
const forged = tokenOf(4 * 3600);

/** An expired access token and a refresh token that the backend rejects: the usual state in the morning. */
export const expiredSession: StoredSession = {
  tokens: { accessToken: expired, refreshToken: "revoked" },
  isOver: true,
};

/** States of the tokens at the first page of a day, by a description that completes "with …". */
export const storedSessions: { readonly [name: string]: StoredSession } = {
  "no tokens": { tokens: null, isOver: true },
  "an expired token": { tokens: { accessToken: expired }, isOver: true },
  "a forged token": { tokens: { accessToken: forged }, isOver: true },
  "a rejected refresh": expiredSession,
  "a revoked session": { tokens: { accessToken: forged, refreshToken: "revoked" }, isOver: true },
  "a refresh that returns HTML": {
    tokens: { accessToken: expired, refreshToken: "r" },
    fault: "html",
    isOver: false,
  },
  "a backend that is down": { tokens: { accessToken: expired, refreshToken: "r" }, fault: "down", isOver: false },
};

/** Writes tokens into each new tab of a context. A reload keeps those that the console has written later. */
export function storeTokens({ text, language }: { readonly text: string; readonly language: string }): void {
  if (window.sessionStorage.getItem("journey") === null) {
    window.sessionStorage.setItem("journey", "begun");
    window.localStorage.clear();
    window.localStorage.setItem("console-language", language);
    if (text !== "") {
      window.localStorage.setItem("main-tokens", text);
    }
  }
}

/** The arguments of `storeTokens` as an init script. */
export function toStored({ tokens }: StoredSession, language: string): Parameters<typeof storeTokens>[0] {
  return { text: tokens === null ? "" : JSON.stringify(tokens), language };
}
