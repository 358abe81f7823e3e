import { errors, jwtVerify, SignJWT } from "jose";
import type { Audience, AuthKeys } from "./auth-keys.ts";

/** What an access token says of its holder. */
export interface AccessClaims {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly sessionId: string;
}

const ISSUER = "entity-console";
const ALGORITHM = "HS256";
/** Well over an hour: the console takes a token with an hour left for an expiring one (spec §9). */
const LIFETIME = "4h";

export async function issueAccessToken(keys: AuthKeys, audience: Audience, claims: AccessClaims): Promise<string> {
  return await new SignJWT({ username: claims.username, name: claims.name, sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keys[audience].access);
}

/** The claims of a token that this backend signed for that audience and that is in force; null for any other. */
export async function verifyAccessToken(
  keys: AuthKeys,
  audience: Audience,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys[audience].access, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      requiredClaims: ["sub", "sid", "username", "name", "iat", "exp"],
    });
    const { sub, sid, username, name } = payload;
    return sub !== undefined && typeof sid === "string" && typeof username === "string" && typeof name === "string"
      ? { userId: sub, sessionId: sid, username, name }
      : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return null;
    }
    throw error;
  }
}

/** The token of an Authorization header. */
export function readBearerToken(header: string | undefined): string | null {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(header ?? "")?.[1] ?? null;
}
