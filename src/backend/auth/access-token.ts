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
  /** Used by the console to hide what the role may not do. The backend reads the role from the database. */
  readonly role: Role;
}

const ISSUER = "entity-console";
const ALGORITHM = "HS256";
/** More than an hour, because the console refreshes a token one hour before it expires (spec §9). */
const LIFETIME = "4h";
/** Maximum difference between the clocks of two processes. */
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

/** Tokens with a verified signature, by key ring. Staff use one token for hours. */
const checked = new WeakMap<object, Map<string, Checked>>();
const MAX_CHECKED = 1000;

/** The claims of a valid token of this backend and audience; otherwise null. */
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
  // Moves the entry to the end: the least recently used one is evicted first.
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

/** A key id is compared with the known ones only; it is never used as a path or in a query (case 173). */
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
