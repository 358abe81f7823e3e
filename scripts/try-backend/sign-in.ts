import { toTokenHeader } from "../../src/console/api/credentials.ts";
import { createSessionCalls } from "../../src/console/session/create-session-calls.ts";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";

/** How to sign in to the tried backend. */
export interface SignInOptions {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly paths: { readonly authenticate: string; readonly refresh: string; readonly logout: string };
  /** `auth` of the deployment's `config.json`. Default: the sign-in of spec §7. */
  readonly auth?: BackendAuth | undefined;
  /** A token that the user has, in place of a sign-in. */
  readonly token?: string | undefined;
  readonly timeoutMs: number;
}

type Headers = Readonly<Record<string, string>>;

/** Signs in with the console's own code. Returns the headers of a signed-in call. */
export async function signInTo(options: SignInOptions): Promise<Headers> {
  const { url, paths, auth, username, password, token, timeoutMs } = options;
  const stated = auth === undefined ? {} : { auth };
  if (auth?.kind === "none") {
    return {};
  }
  if (token !== undefined) {
    return toTokenHeader(stated, token);
  }
  if (auth?.kind === "cookie" || auth?.kind === "oidc") {
    throw new Error(
      `a sign-in of the kind "${auth.kind}" needs a browser: give a token by TRY_TOKEN, or try the console`,
    );
  }
  const tokens = await createSessionCalls({ url, paths, ...stated }, timeoutMs).authenticate(username, password);
  return toTokenHeader(stated, tokens.accessToken);
}
