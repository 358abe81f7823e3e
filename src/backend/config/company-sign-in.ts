import { type Role, roles } from "../../contract/staff.ts";

/** Sign-in through the company's OpenID Connect provider. */
export interface CompanySignIn {
  /** URL of the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** The claim with the user's groups: a text or a list of texts. */
  readonly groupClaim: string;
  /** The role of each group. Users without one of these groups are rejected. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Address of the console that the provider returns to, as registered there. */
  readonly redirectUri: string;
  /** Hours after which users sign in again, so that changed groups take effect. */
  readonly sessionHours: number;
  /** Values of the claim `acr`, one of which the ID token must have. Empty: any. */
  readonly acceptedAcr: readonly string[];
  /** True if users can still sign in with a password. */
  readonly passwords: boolean;
}

/** Reads variables; see `read-config.ts`. */
interface VariableReader {
  text(name: string): string | null;
  secret(name: string): string | null;
  integer(name: string, fallback: number, range: readonly [number, number]): number;
  oneOf(name: string, fallback: string, allowed: readonly string[]): string;
  check(isFault: boolean, fault: string): void;
}

/** Path of the console that the provider returns to. */
const CALLBACK_PATH = "signed-in";

/** Settings of the company's sign-in; null without `OIDC_ISSUER`. */
export function readCompanySignIn(reader: VariableReader): CompanySignIn | null {
  const issuer = reader.text("OIDC_ISSUER");
  const passwords = reader.oneOf("PASSWORD_SIGN_IN", "on", ["on", "off"]) === "on";
  reader.check(issuer === null && !passwords, "PASSWORD_SIGN_IN: off needs another sign-in (OIDC_ISSUER)");
  if (issuer === null) {
    return null;
  }
  const [clientId, clientSecret] = [reader.text("OIDC_CLIENT_ID"), reader.secret("OIDC_CLIENT_SECRET")];
  const consoleUrl = reader.text("CONSOLE_URL");
  reader.check(!isSafeUrl(issuer), "OIDC_ISSUER: must be an https address (http only for localhost)");
  reader.check(clientId === null, "OIDC_CLIENT_ID: required where OIDC_ISSUER is set");
  reader.check(clientSecret === null, "OIDC_CLIENT_SECRET: required where OIDC_ISSUER is set");
  reader.check(
    consoleUrl === null || !isSafeUrl(consoleUrl),
    "CONSOLE_URL: required where OIDC_ISSUER is set, an https address (http only for localhost)",
  );
  return {
    issuer,
    clientId: clientId ?? "",
    clientSecret: clientSecret ?? "",
    scope: reader.text("OIDC_SCOPE") ?? "openid profile email",
    groupClaim: reader.text("OIDC_GROUP_CLAIM") ?? "groups",
    roles: readRoles(reader),
    redirectUri: `${(consoleUrl ?? "").replace(/\/$/, "")}/${CALLBACK_PATH}`,
    acceptedAcr: (reader.text("OIDC_ACR") ?? "").split(",").flatMap((value) => value.trim() || []),
    sessionHours: reader.integer("OIDC_SESSION_HOURS", 12, [1, 720]),
    passwords,
  };
}

/** `console-admins=administrator,support=reader`. */
function readRoles(reader: VariableReader): ReadonlyMap<string, Role> {
  const pairs = (reader.text("OIDC_ROLES") ?? "").split(",").map((pair) => pair.trim());
  const mapped = pairs.map((pair) => {
    const end = pair.lastIndexOf("=");
    return [pair.slice(0, Math.max(end, 0)).trim(), roles.find((role) => role === pair.slice(end + 1).trim())] as const;
  });
  const known = mapped.flatMap(([group, role]) => (group === "" || role === undefined ? [] : [[group, role] as const]));
  reader.check(
    known.length < pairs.length,
    `OIDC_ROLES: must be groups with roles, such as "admins=administrator,support=reader"; the roles are ${roles.join(", ")}`,
  );
  return new Map(known);
}

function isSafeUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  return url !== null && url.search === "" && (url.protocol === "https:" || (url.protocol === "http:" && isLocal));
}
