/**
 * How users sign in to a backend: `backends.<name>.auth` in `config.json`. Without it, the console uses the calls of
 * spec §7. The file is public: it must not contain secrets.
 *
 * A place is a path in a JSON response: `access`, `data.token`. An address is a path that is appended to the backend's
 * URL (`/login`), a path relative to it (`../login/`), or a complete URL.
 */

/** Constants sent with a call: `{ "grant_type": "password", "client_id": "console" }`. */
type Extra = { readonly [name: string]: string };

/** The request that exchanges a username and a password. */
export interface SignInCall {
  /** Address. Default: `paths.authenticate`. */
  readonly path?: string;
  /** Format of the credentials. Default: `basic`. */
  readonly as?: "json" | "form" | "basic";
  /** Names of the fields. Defaults: `username` and `password`. */
  readonly username?: string;
  readonly password?: string;
  readonly extra?: Extra;
}

/** The request that ends the session on the backend. */
export interface SignOutCall {
  readonly path: string;
  /** Default: `POST`. */
  readonly method?: "POST" | "DELETE" | "GET";
  readonly as?: "json" | "form";
  /** Name of the field with the refresh token; without it, the request has no refresh token. */
  readonly field?: string;
  readonly extra?: Extra;
}

/**
 * Which users may only read: those with this value (a text, or an item of a list) at this place. All others may do
 * everything. The console hides what a reader cannot do; the backend must reject it.
 */
export interface ReaderRole {
  readonly at: string;
  readonly value: string;
}

/** The call that returns the signed-in user. */
export interface WhoAmICall {
  readonly path: string;
  /** Places of the display name and the username. */
  readonly name?: string;
  readonly username?: string;
  /** Default: the role in the token. */
  readonly reader?: ReaderRole;
}

/** The request that renews an access token. */
export interface RefreshCall {
  /** Address. Default: `paths.refresh`. */
  readonly path?: string;
  /** Default: `json`. */
  readonly as?: "json" | "form";
  /** What is sent: a refresh token in the body, an HTTP-only cookie, or the access token itself. Default: `body`. */
  readonly with?: "body" | "cookie" | "accessToken";
  /** Name of the field with the refresh token. Default: `refreshToken`. */
  readonly field?: string;
  readonly extra?: Extra;
}

/** A token in a header. */
export interface TokenAuth {
  readonly kind: "token";
  /** `{ "as": "key" }`: the user enters the token itself, for example an API key. */
  readonly signIn?: SignInCall | { readonly as: "key" };
  /** Places of the tokens and of the lifetime in seconds. Default: the usual names. */
  readonly answer?: { readonly access?: string; readonly refresh?: string; readonly expiresIn?: string };
  /** Default: tokens are not renewed. */
  readonly refresh?: RefreshCall;
  /** Header and scheme of the token. Default: `Authorization` and `Bearer`; an empty scheme sends only the token. */
  readonly send?: { readonly header?: string; readonly scheme?: string };
  /** Whether calls include cookies, for example of a proxy. Default: false. */
  readonly cookies?: boolean;
  /** Statuses that may mean that the token is rejected, in addition to 401. */
  readonly doubtOn?: readonly number[];
  /** Checks a key, and returns the user's name. */
  readonly whoAmI?: WhoAmICall;
  /** Default: signing out sends no request. */
  readonly signOut?: SignOutCall;
}

/** A CSRF token, which unsafe requests must contain. */
export interface CsrfToken {
  /** Address of a GET that sets the token. Default: none; the sign-in response sets it. */
  readonly prepare?: string;
  /** Name of the cookie with the token. */
  readonly cookie?: string;
  /** Place of the token in the response of `prepare`, for a backend whose cookies the page cannot read. */
  readonly answer?: string;
  /** Header that the token is sent in. */
  readonly header: string;
  /** Whether the cookie is percent-encoded. Default: false. */
  readonly decode?: boolean;
  /** Statuses after which the token is fetched again and the call is repeated once. Default: 419. */
  readonly staleOn?: readonly number[];
}

/** A session cookie, set by the backend. */
export interface CookieAuth {
  readonly kind: "cookie";
  readonly signIn: SignInCall;
  readonly csrf?: CsrfToken;
  /** Decides whether there is a session: any status but 2xx means that there is none. */
  readonly whoAmI: WhoAmICall;
  /** Statuses that may mean that the session has ended, in addition to 401. */
  readonly doubtOn?: readonly number[];
  readonly signOut: SignOutCall;
}

/** OpenID Connect: code flow with PKCE, as a public client. */
export interface OidcAuth {
  readonly kind: "oidc";
  /** URL of the provider. Its configuration is at `<issuer>/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Default: `openid profile`. Many providers require `offline_access` for a refresh token. */
  readonly scope?: string;
  /** Path of the console that the provider returns to, as registered there. Default: `signed-in`. */
  readonly callback?: string;
  /** Whether signing out also ends the session of the provider. Default: false. */
  readonly endSession?: boolean;
  /** Which users may only read, by the claims of the ID token or of the access token. Default: the claim `role`. */
  readonly reader?: ReaderRole;
  /** Further parameters of the authorization request: `audience`, `prompt`, `resource`. */
  readonly extra?: Extra;
  /** Endpoints of a provider whose configuration the page cannot read. */
  readonly endpoints?: { readonly authorization: string; readonly token: string; readonly endSession?: string };
}

/** No sign-in: everyone who opens the console may use it. */
export interface NoAuth {
  readonly kind: "none";
}

/** For an additional backend: it accepts the tokens of the main backend. */
export interface SharedAuth {
  readonly kind: "main";
}

export type BackendAuth = TokenAuth | CookieAuth | OidcAuth | NoAuth | SharedAuth;
