import type {
  BackendAuth,
  CsrfToken,
  ReaderRole,
  RefreshCall,
  SignInCall,
  SignOutCall,
  WhoAmICall,
} from "../../../contract/backend-auth.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";
import { ConfigError, member, oneOf, type Rule, readStated, refuse } from "./config-error.ts";

/** The rule of a nested object: its own keys, and which of them are required. */
interface Shape {
  readonly keys: { readonly [name: string]: Rule | Shape };
  readonly required?: readonly string[];
}

/** The shape of a type of the contract: each key has a rule, and no other key has one. */
interface ShapeOf<T> {
  readonly keys: { readonly [K in Exclude<keyof T, "kind">]-?: Rule | Shape };
  readonly required?: readonly Exclude<keyof T, "kind">[] & readonly string[];
}

const isShape = (rule: Rule | Shape): rule is Shape => "keys" in rule;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/;

const address: Rule = {
  wanted: 'a path like "/login" or "../login/", or an address like "https://backend.example/login"',
  isRight: (value) => isText(value) && /^(https?:\/\/[^/]|\/(?!\/)|\.\.?\/)\S*$/.test(value),
};
const place: Rule = {
  wanted: 'a place in the response like "data.token"',
  isRight: (value) => isText(value) && /^[\w$@-]+(\.[\w$@-]+)*$/.test(value),
};
const text: Rule = { wanted: "a text", isRight: isText };
const flag = oneOf(true, false);
const header: Rule = {
  wanted: 'the name of a header like "X-Api-Key"',
  isRight: (value) => isText(value) && /^[\w-]+$/.test(value),
};
const scheme: Rule = {
  wanted: 'a scheme like "Bearer" or "Token", or "" for none',
  isRight: (value) => typeof value === "string" && /^[\w-]*$/.test(value),
};
const extra: Rule = {
  wanted: "an object of texts",
  isRight: (value) => isObject(value) && Object.values(value).every((each) => typeof each === "string"),
};
const statuses: Rule = {
  wanted: "a list of HTTP statuses like [403]",
  isRight: (value) =>
    Array.isArray(value) && value.every((each) => Number.isInteger(each) && Number(each) >= 300 && Number(each) < 600),
};
const secureUrl: Rule = {
  wanted: 'an address like "https://id.example/realms/staff"; http is accepted for localhost only',
  isRight: (value) =>
    isText(value) &&
    URL.canParse(value) &&
    (value.startsWith("https://") || LOOPBACK.test(value)) &&
    !/[?#]/.test(value),
};
const callback: Rule = {
  wanted: 'a path of the console without a leading slash, like "signed-in"',
  isRight: (value) => isText(value) && /^[\w-]+(\/[\w-]+)*$/.test(value) && !/^login/i.test(value),
};

const signIn: ShapeOf<SignInCall> = {
  keys: { path: address, as: oneOf("json", "form", "basic"), username: text, password: text, extra },
};
const key: Shape = { keys: { as: oneOf("key") } };
const signOut: ShapeOf<SignOutCall> = {
  keys: { path: address, method: oneOf("POST", "DELETE", "GET"), as: oneOf("json", "form"), field: text, extra },
  required: ["path"],
};
const reader: ShapeOf<ReaderRole> = { keys: { at: place, value: text }, required: ["at", "value"] };
const whoAmI: ShapeOf<WhoAmICall> = {
  keys: { path: address, name: place, username: place, reader },
  required: ["path"],
};

const refresh: ShapeOf<RefreshCall> = {
  keys: {
    path: address,
    as: oneOf("json", "form"),
    with: oneOf("body", "cookie", "accessToken"),
    field: text,
    extra,
  },
};
const csrf: ShapeOf<CsrfToken> = {
  keys: { prepare: address, cookie: text, answer: place, header, decode: flag, staleOn: statuses },
  required: ["header"],
};

const KINDS: { readonly [K in BackendAuth["kind"]]: ShapeOf<Extract<BackendAuth, { readonly kind: K }>> } = {
  token: {
    keys: {
      signIn,
      answer: { keys: { access: place, refresh: place, expiresIn: place } },
      refresh,
      send: { keys: { header, scheme } },
      cookies: flag,
      doubtOn: statuses,
      whoAmI,
      signOut,
    },
  },
  cookie: {
    keys: {
      signIn,
      csrf,
      whoAmI,
      doubtOn: statuses,
      signOut,
    },
    required: ["signIn", "whoAmI", "signOut"],
  },
  oidc: {
    keys: {
      issuer: secureUrl,
      clientId: text,
      scope: {
        wanted: 'a text with "openid", like "openid email offline_access"',
        isRight: (value) => isText(value) && value.split(" ").includes("openid"),
      },
      callback,
      endSession: flag,
      reader,
      extra,
      endpoints: {
        keys: { authorization: secureUrl, token: secureUrl, endSession: secureUrl },
        required: ["authorization", "token"],
      },
    },
    required: ["issuer", "clientId"],
  },
  none: { keys: {} },
  main: { keys: {} },
};

function checkShape(raw: JsonObject, { keys, required = [] }: Shape, where: string): void {
  const missing = required.find((name) => raw[name] === undefined);
  if (missing !== undefined) {
    throw new ConfigError(`config.json: ${where}.${missing} is missing`);
  }
  const rules = Object.entries(keys).map(([name, rule]): [string, Rule] => [
    name,
    isShape(rule) ? { wanted: "an object", isRight: isObject } : rule,
  ]);
  readStated(raw, Object.fromEntries(rules), where);
  for (const [name, rule] of Object.entries(keys)) {
    if (isShape(rule) && raw[name] !== undefined) {
      const nested = member(raw, name, `${where}.${name}`);
      const isKey = name === "signIn" && nested["as"] === "key";
      checkShape(nested, isKey ? key : rule, `${where}.${name}`);
    }
  }
}

/** Rejects combinations that cannot work. */
function checkTogether(raw: JsonObject, where: string): void {
  const { kind, signIn: own, csrf: token, signOut: end } = raw;
  if (kind === "cookie" && isObject(own) && own["as"] === "key") {
    throw refuse(`${where}.signIn.as`, '"json", "form" or "basic"', "key");
  }
  if (
    isObject(token) &&
    token["cookie"] === undefined &&
    (token["answer"] === undefined || token["prepare"] === undefined)
  ) {
    throw new ConfigError(`config.json: ${where}.csrf needs "cookie", or "prepare" and "answer"`);
  }
  const unsent = isObject(end) && end["method"] === "GET" ? ["field", "extra"].find((name) => name in end) : undefined;
  if (unsent !== undefined) {
    throw new ConfigError(`config.json: ${where}.signOut.${unsent} needs another method: a GET has no body`);
  }
}

function checkAuth(raw: JsonObject, where: string, isMain: boolean): asserts raw is JsonObject & BackendAuth {
  const kinds = isMain ? oneOf("token", "cookie", "oidc", "none") : oneOf("none", "main");
  const shapes: { readonly [kind: string]: Shape } = KINDS;
  const { kind, ...rest } = raw;
  const shape = kinds.isRight(kind) ? shapes[String(kind)] : undefined;
  if (shape === undefined) {
    throw refuse(`${where}.kind`, kinds.wanted, kind);
  }
  checkShape(rest, shape, where);
  checkTogether(raw, where);
}

/**
 * Reads the `auth` of a backend's config. An additional backend has no sign-in form of its own, so it can only have the
 * kinds `none` and `main`. Throws a `ConfigError` that names the key.
 */
export function readAuth(raw: JsonObject, where: string, isMain: boolean): BackendAuth {
  checkAuth(raw, where, isMain);
  return raw;
}
