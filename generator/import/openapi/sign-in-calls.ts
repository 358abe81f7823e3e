import type { RefreshCall, SignInCall, SignOutCall, WhoAmICall } from "../../../src/contract/backend-auth.ts";
import type { Documents, Located } from "../documents/documents.ts";
import { flatten } from "../schemas/flatten.ts";
import type { Call } from "./read-calls.ts";

/** The calls of a document that belong to a session, found by path and fields. */
export interface SignInCalls {
  readonly signIn: { readonly call: Call; readonly setting: SignInCall } | null;
  readonly refresh: { readonly call: Call; readonly setting: RefreshCall } | null;
  readonly signOut: { readonly call: Call; readonly setting: SignOutCall } | null;
  readonly whoAmI: { readonly call: Call; readonly setting: WhoAmICall } | null;
}

const SIGN_IN = /(^|[/_-])(log-?in|sign-?in|authenticate|auth|tokens?|token-auth|sessions?|local|obtain|create|jwt)$/i;
const REFRESH = /(^|[/_-])(refresh|renew)(-?token)?$/i;
const SIGN_OUT = /(^|[/_-])(log-?out|sign-?out)$/i;
const WHO_AM_I = /\/(me|whoami|current[-_]?user|user-?info|self)$/i;

const USERNAMES = ["username", "email", "login", "identifier", "user", "userName", "user_name", "name"];
const PASSWORDS = ["password", "passwd", "pass"];
const REFRESH_TOKENS = ["refresh", "refreshToken", "refresh_token"];
const NAMES = ["name", "displayName", "display_name", "fullName", "full_name", "username", "login", "email"];

/** `addressOf`: the address of a call in the form of `config.json`. */
export function findSignInCalls(
  documents: Documents,
  calls: readonly Call[],
  addressOf: (call: Call) => string,
): SignInCalls {
  const fieldsOf = (schema: Located | null) =>
    schema === null ? [] : [...flatten(documents, schema).properties.keys()];
  const posts = calls.filter(({ method, path }) => method === "POST" && !path.includes("{"));
  const signIn = posts.find((call) => SIGN_IN.test(call.path) && credentialsIn(fieldsOf(call.body)) !== null);
  const refresh = posts.find(({ path }) => REFRESH.test(path));
  const signOut = calls.find(({ method, path }) => (method === "POST" || method === "DELETE") && SIGN_OUT.test(path));
  const whoAmI = calls.find(({ method, path }) => method === "GET" && WHO_AM_I.test(path));
  const toSetting = {
    signIn: (call: Call) => ({
      path: addressOf(call),
      as: isForm(call) ? ("form" as const) : ("json" as const),
      ...credentialsIn(fieldsOf(call.body)),
    }),
    refresh: (call: Call) => ({ path: addressOf(call), ...refreshWith(fieldsOf(call.body), isForm(call)) }),
    signOut: (call: Call) => ({
      path: addressOf(call),
      ...(call.method === "DELETE" ? { method: "DELETE" as const } : {}),
    }),
    whoAmI: (call: Call) => ({ path: addressOf(call), ...namesIn(fieldsOf(call.response)) }),
  };
  return {
    signIn: signIn === undefined ? null : { call: signIn, setting: toSetting.signIn(signIn) },
    refresh: refresh === undefined ? null : { call: refresh, setting: toSetting.refresh(refresh) },
    signOut: signOut === undefined ? null : { call: signOut, setting: toSetting.signOut(signOut) },
    whoAmI: whoAmI === undefined ? null : { call: whoAmI, setting: toSetting.whoAmI(whoAmI) },
  };
}

function isForm({ bodyTypes }: Call): boolean {
  return bodyTypes.length > 0 && !bodyTypes.some((type) => /json/i.test(type));
}

/** Names of the fields with the credentials; null if there are none. Usual names are left out. */
function credentialsIn(fields: readonly string[]): Pick<SignInCall, "username" | "password"> | null {
  const username = USERNAMES.find((name) => fields.includes(name));
  const password = PASSWORDS.find((name) => fields.includes(name));
  if (username === undefined || password === undefined) {
    return null;
  }
  return { ...(username === "username" ? {} : { username }), ...(password === "password" ? {} : { password }) };
}

/** Without a field for the token, it is a cookie. */
function refreshWith(fields: readonly string[], isFormed: boolean): Pick<RefreshCall, "field" | "with" | "as"> {
  const field = REFRESH_TOKENS.find((name) => fields.includes(name));
  const as = isFormed ? { as: "form" as const } : {};
  return field === undefined ? { with: "cookie" } : { ...as, field };
}

function namesIn(fields: readonly string[]): Pick<WhoAmICall, "name" | "username"> {
  const name = NAMES.find((each) => fields.includes(each));
  const username = USERNAMES.slice(0, 3).find((each) => fields.includes(each));
  return { ...(name === undefined ? {} : { name }), ...(username === undefined ? {} : { username }) };
}
