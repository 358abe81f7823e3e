import type { BackendAuth, TokenAuth } from "../../../src/contract/backend-auth.ts";
import { type Documents, type Located, memberOf, membersOf } from "../documents/documents.ts";
import { textOf } from "../documents/json.ts";
import type { Note } from "../foreign-model.ts";
import { type Call, resolved } from "./read-calls.ts";
import { findSignInCalls, type SignInCalls } from "./sign-in-calls.ts";

interface SignInParts {
  readonly documents: Documents;
  readonly calls: readonly Call[];
  /** Path that all entities have, which is part of the backend's address. */
  readonly prefix: string;
  readonly note: (note: Note) => void;
}

/** A scheme of the document, and how the console can sign in with it. */
interface Candidate {
  readonly auth: BackendAuth;
  /** What was guessed, or must be completed. */
  readonly comments: readonly string[];
  /** The best one has the highest rank. */
  readonly rank: number;
}

/** Sign-in from the security schemes that calls require. Facts that the document lacks become notes. */
export function readSignIn({ documents, calls, prefix, note }: SignInParts): BackendAuth {
  const addressOf = ({ path, endsWithSlash }: Pick<Call, "path" | "endsWithSlash">) =>
    toAddress(`${path}${endsWithSlash ? "/" : ""}`, prefix);
  const session = findSignInCalls(documents, calls, addressOf);
  const found = schemesOf(documents)
    .filter(([name]) => calls.some(({ security }) => security.includes(name)))
    .map(([name, scheme]) => ({ name, scheme, candidate: toCandidate(scheme, { session, prefix }) }))
    .sort((a, b) => b.candidate.rank - a.candidate.rank);
  const [best, ...others] = found;
  if (best === undefined) {
    return { kind: "none" };
  }
  const { scheme, candidate, name } = best;
  const texts = [
    ...candidate.comments,
    ...(others.length === 0 ? [] : [`other schemes are not used: ${others.map((each) => each.name).join(", ")}`]),
  ];
  for (const text of texts) {
    note({ kind: "unknown", about: "", text: `sign-in by "${name}": ${text}`, at: documents.shown(scheme) });
  }
  return candidate.auth;
}

function schemesOf(documents: Documents): readonly (readonly [name: string, scheme: Located])[] {
  const { root } = documents;
  const places = [memberOf(memberOf(root, "components"), "securitySchemes"), memberOf(root, "securityDefinitions")];
  return places
    .flatMap((place) => membersOf(place))
    .map(([name, scheme]) => [name, resolved(documents, scheme)] as const);
}

interface SchemeParts {
  readonly session: SignInCalls;
  readonly prefix: string;
}

function toCandidate(scheme: Located, parts: SchemeParts): Candidate {
  const text = (name: string) => textOf(memberOf(scheme, name).value);
  const type = text("type")?.toLowerCase();
  switch (type) {
    case "http":
    case "basic":
      return ofHttp(type === "basic" ? "basic" : (text("scheme")?.toLowerCase() ?? ""), parts);
    case "apikey":
      return ofKey(
        { name: text("name") ?? "", place: text("in") ?? "", description: text("description") ?? "" },
        parts,
      );
    case "oauth2":
      return ofOauth(scheme, parts);
    case "openidconnect":
      return ofOpenId(text("openIdConnectUrl") ?? "");
    default:
      return unknown(`its type "${type ?? ""}" is not possible; see auth in docs/backends.md`);
  }
}

function unknown(why: string): Candidate {
  return { auth: { kind: "none" }, comments: [why], rank: 0 };
}

function ofHttp(scheme: string, { session }: SchemeParts): Candidate {
  if (scheme === "bearer") {
    return withToken({}, session);
  }
  return scheme === "basic"
    ? {
        ...withKey({ scheme: "Basic" }, session, "staff enter the Base64 text of user:password"),
        rank: 1,
      }
    : unknown(`its scheme "${scheme}" is not possible; see auth in docs/backends.md`);
}

/** A token that a call returns, else one that staff enter. */
function withToken(send: NonNullable<TokenAuth["send"]>, session: SignInCalls): Candidate {
  const { signIn, refresh } = session;
  if (signIn === null) {
    return withKey(send, session, "no call returns a token, so staff enter it");
  }
  const auth: TokenAuth = {
    kind: "token",
    signIn: signIn.setting,
    ...(refresh === null ? {} : { refresh: refresh.setting }),
    ...sessionParts(send, session),
  };
  const used = [signIn, refresh, session.whoAmI, session.signOut].flatMap((each) => each ?? []);
  const shown = used.map(({ call }) => `${call.method} ${call.path}`).join(", ");
  return { auth, comments: [`guessed from the paths: ${shown}`], rank: 5 };
}

function withKey(send: NonNullable<TokenAuth["send"]>, session: SignInCalls, why: string): Candidate {
  const auth: TokenAuth = { kind: "token", signIn: { as: "key" }, ...sessionParts(send, session) };
  return { auth, comments: [why], rank: 2 };
}

function sessionParts(
  send: NonNullable<TokenAuth["send"]>,
  { whoAmI, signOut }: SignInCalls,
): Pick<TokenAuth, "send" | "whoAmI" | "signOut"> {
  return {
    ...(Object.keys(send).length === 0 ? {} : { send }),
    ...(whoAmI === null ? {} : { whoAmI: whoAmI.setting }),
    ...(signOut === null ? {} : { signOut: signOut.setting }),
  };
}

interface KeyScheme {
  readonly name: string;
  readonly place: string;
  readonly description: string;
}

function ofKey({ name, place, description }: KeyScheme, { session }: SchemeParts): Candidate {
  if (place === "header") {
    // Django's documents name the scheme in the description: required prefix "Token".
    const [, scheme = ""] = /prefix "(\w+)"/i.exec(description) ?? /^(Bearer|Token)\b/i.exec(description) ?? [];
    const header = name.toLowerCase() === "authorization" ? {} : { header: name };
    return withToken(
      scheme === "Bearer" && name.toLowerCase() === "authorization" ? {} : { ...header, scheme },
      session,
    );
  }
  const { signIn, whoAmI, signOut } = session;
  if (place === "cookie" && signIn !== null && whoAmI !== null && signOut !== null) {
    return {
      auth: { kind: "cookie", signIn: signIn.setting, whoAmI: whoAmI.setting, signOut: signOut.setting },
      comments: ["guessed from the paths; a CSRF token is not known"],
      rank: 4,
    };
  }
  return unknown(
    place === "cookie"
      ? "a cookie, but the document lacks a call that signs in, one that signs out or one that returns the user"
      : `a key in the ${place === "" ? "request" : place}, which the console does not send`,
  );
}

function ofOauth(scheme: Located, { session, prefix }: SchemeParts): Candidate {
  const flows = flowsOf(scheme);
  const password = flows.get("password");
  const text = (flow: Located | undefined, name: string) =>
    flow === undefined ? undefined : textOf(memberOf(flow, name).value);
  const tokenUrl = text(password, "tokenUrl");
  if (tokenUrl !== undefined) {
    const renewal = text(password, "refreshUrl");
    const refresh = {
      path: toAddress(renewal ?? "", prefix),
      as: "form" as const,
      field: "refresh_token",
      extra: { grant_type: "refresh_token" },
    };
    const auth: TokenAuth = {
      kind: "token",
      signIn: { path: toAddress(tokenUrl, prefix), as: "form", extra: { grant_type: "password" } },
      ...(renewal === undefined ? {} : { refresh }),
      ...sessionParts({}, session),
    };
    return { auth, comments: [], rank: 6 };
  }
  const code = flows.get("authorizationCode") ?? flows.get("accessCode");
  const [authorization, token] = [text(code, "authorizationUrl"), text(code, "tokenUrl")];
  if (authorization !== undefined && token !== undefined && URL.canParse(authorization)) {
    const auth: BackendAuth = {
      kind: "oidc",
      issuer: new URL(authorization).origin,
      clientId: CLIENT,
      endpoints: { authorization, token },
    };
    return { auth, comments: [`register the client, and replace "${CLIENT}" and the issuer in config.json`], rank: 3 };
  }
  return withKey({}, session, `staff enter a token: no flow is for people (${[...flows.keys()].join(", ") || "none"})`);
}

const CLIENT = "entity-console";

/** The flows by name. Version 2.0 has one flow in the scheme itself. */
function flowsOf(scheme: Located): ReadonlyMap<string, Located> {
  const only = textOf(memberOf(scheme, "flow").value);
  return only === undefined ? new Map(membersOf(memberOf(scheme, "flows"))) : new Map([[only, scheme]]);
}

function ofOpenId(url: string): Candidate {
  const issuer = url.replace(/\/\.well-known\/.*$/, "");
  return URL.canParse(issuer)
    ? {
        auth: { kind: "oidc", issuer, clientId: CLIENT },
        comments: [`register the client, and replace "${CLIENT}" in config.json`],
        rank: 7,
      }
    : unknown(`its address "${url}" is no URL`);
}

/** A path of the document, relative to the backend's address, which ends with the prefix. */
function toAddress(given: string, prefix: string): string {
  if (/^https?:\/\//i.test(given)) {
    return given;
  }
  const path = `/${given.replace(/^(\.?\/)+/, "")}`;
  const isWithin = prefix === "" || path.startsWith(`${prefix}/`);
  const steps = prefix.split("/").length - 1;
  return isWithin ? path.slice(prefix.length) : `${"../".repeat(steps)}${path.slice(1)}`;
}
