import type { Role } from "../../contract/staff.ts";
import type { TokenSource } from "../api/retry.ts";
import type { SessionEvents } from "./session-events.ts";
import type { Tokens } from "./token-store.ts";

/**
 * How users sign in: `basic` and `password`: username and password, where HTTP Basic allows no colon in the username;
 * `key`: a token that the user has; `redirect`: on another page; `none`: without a sign-in.
 */
export type SignInForm = "basic" | "password" | "key" | "redirect" | "none";

/** A staff member's session with one backend. */
export interface Session extends TokenSource, Pick<SessionEvents, "subscribe"> {
  readonly form: SignInForm;
  /** Whether there is a session that is usable or renewable. */
  isSignedIn(): boolean;
  /** Display name of the staff member; null if the token has none. */
  name(): string | null;
  /** Username from the token or from the sign-in form; null if neither is known. */
  username(): string | null;
  /** The user whose session has expired, to prefill the sign-in; null after a sign-out. */
  expiredUsername(): string | null;
  /** Role of the staff member, from the token. */
  role(): Role;
  /** Number of different users since this page was loaded. A change means that its state belongs to another user. */
  generation(): number;
  /** Expiry of the access token, in milliseconds since 1970; null if signed out or unknown. */
  expiresAt(): number | null;
  /** Tokens, to redact from error reports. They may leave this page only in a header. */
  secrets(): readonly string[];
  /** Renews the tokens now; rejects with the reason if that fails. */
  renewNow(): Promise<void>;
  signIn(username: string, password: string): Promise<void>;
  /** Begins a session with the tokens of a sign-in that had a second step. */
  startWith(tokens: Tokens): void;
  /** For the form `redirect`: returns the address of the page where users sign in. */
  beginSignIn(): Promise<string>;
  /** Finishes a sign-in with the address that the other page has redirected to. Returns whether it succeeded. */
  finishSignIn(address: URL): Promise<boolean>;
  /** Why the last redirect did not sign in; null if it did, or if there was none. */
  signInFailure(): unknown;
  /**
   * Always ends the local session. Rejects if the backend could not be notified. Returns the address of a page that ends
   * the user's session elsewhere; null if there is none.
   */
  signOut(): Promise<string | null>;
  /** Checks the expiry: after a sleep, when back online, and before a navigation. */
  check(): void;
  /** Applies changes that another tab made to the stored tokens. */
  syncFromStorage(): void;
}
