import { errors, jwtVerify, SignJWT } from "jose";
import type { Role } from "../../contract/staff.ts";
import type { Audience } from "./auth-keys.ts";
import type { KeyRing } from "./key-ring.ts";

/** The claims of an access token about its bearer. */
export interface AccessClaims {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly sessionId: string;
  /** For the console, which offers what the role may do; the backend itself asks the database. */
  readonly role: Role;
}

const ISSUER = "entity-console";
const ALGORITHM = "HS256";
/** Well over an hour: the console takes a token with an hour left for an expiring one (spec §9). */
const LIFETIME = "4h";
/** How far the clocks of two processes may be apart. */
const CLOCK_SKEW_SECONDS = 60;

export async function issueAccessToken(ring: KeyRing, audience: Audience, claims: AccessClaims): Promise<string> {
  const keys = ring.current();
  return await new SignJWT({ username: claims.username, name: claims.name, sid: claims.sessionId, role: claims.role })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: keys.id })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await keys.of(audience).access);
}

type KnownClaims = Omit<AccessClaims, "role">;

interface Checked {
  readonly claims: KnownClaims;
  /** Seconds since 1970. */
  readonly end: number;
}

/** Tokens whose signature was found right, by the keys in force then: staff call with one token for hours. */
const checked = new WeakMap<object, Map<string, Checked>>();
const MAX_CHECKED = 1000;

/** The claims of a token that this backend signed for that audience and that is in force; null for any other. */
export async function verifyAccessToken(ring: KeyRing, audience: Audience, token: string): Promise<KnownClaims | null> {
  const inForce = ring.all();
  const known = checked.get(inForce) ?? new Map<string, Checked>();
  checked.set(inForce, known);
  const key = `${audience} ${token}`;
  const found = known.get(key) ?? (await readToken(ring, audience, token));
  known.delete(key);
  if (found === null || found.end <= Date.now() / 1000) {
    return null;
  }
  // Behind all others: the one that was not used for longest is forgotten first.
  known.set(key, found);
  for (const oldest of known.size > MAX_CHECKED ? known.keys() : []) {
    known.delete(oldest);
    break;
  }
  return found.claims;
}

async function readToken(ring: KeyRing, audience: Audience, token: string): Promise<Checked | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(ring, audience, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      requiredClaims: ["iat", "exp"],
    });
    const { sub, sid, username, name, iat = 0, exp = 0 } = payload;
    const isFromFuture = iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS;
    return !isFromFuture &&
      sub !== undefined &&
      typeof sid === "string" &&
      typeof username === "string" &&
      typeof name === "string"
      ? { claims: { userId: sub, sessionId: sid, username, name }, end: exp }
      : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return null;
    }
    throw error;
  }
}

/** A key's name is only ever compared with those that there are: it is no path and no query (case 173). */
function keyOf(ring: KeyRing, audience: Audience, kid: string | undefined): Promise<CryptoKey> {
  const keys = ring.all().find(({ id }) => id === kid);
  if (keys === undefined) {
    throw new errors.JWKSNoMatchingKey();
  }
  return keys.of(audience).access;
}

/** The token of an Authorization header. */
export function readBearerToken(header: string | undefined): string | null {
  return header?.match(/^bearer +([\w.~+/-]+=*)$/i)?.[1] ?? null;
}
