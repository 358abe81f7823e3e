import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { version } from "uuid";
import type { PasskeyOptions } from "../../contract/factors.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import type { Db } from "../database/database.ts";
import { secondFactors } from "../database/factor-tables.ts";
import { staffUsers } from "../database/own-tables.ts";
import type { SecondFactor } from "./second-factors.ts";
import type { StaffUser } from "./staff-users.ts";

/** The response of an authenticator, as a browser encodes it. The library checks its members. */
export interface PasskeyResponse {
  /** Id of the credential. */
  readonly id: string;
}

/** A passkey with its user. */
export interface UserPasskey {
  readonly passkey: SecondFactor;
  readonly user: StaffUser;
}

/** Loaded by the first use: it parses certificates of many kinds, and a start must not wait for it. */
const loadLibrary = () => import("@simplewebauthn/server");

const TIMEOUT_MS = 5 * 60_000;
const TRANSPORT = /^[a-z-]{1,20}$/;
const MAX_TRANSPORTS = 8;
const COMPANY_ID_VERSION = 5;

/**
 * True if a user's rights come from the company's provider at each sign-in. A passkey of this site would sign in without
 * it, also after the company has removed the user.
 */
export function isCompanyUser(userId: string): boolean {
  return version(userId) === COMPANY_ID_VERSION;
}

/** Options for a browser that creates a passkey. It is discoverable and verifies its user, so it can sign in alone. */
export async function toCreationOptions(
  site: PasskeySite,
  user: { readonly id: string; readonly username: string; readonly name: string },
  existing: readonly SecondFactor[],
): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userID: toHandle(user.id),
    userName: user.username,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/**
 * Options for a browser that uses a passkey: one of the given ones, or any of this site. The device must verify its user,
 * unless the passkey follows a password.
 */
export async function toRequestOptions(
  site: PasskeySite,
  allowed: readonly SecondFactor[] = [],
  userVerification: "required" | "preferred" = "required",
): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    timeout: TIMEOUT_MS,
    userVerification,
    allowCredentials: allowed.map(toDescriptor),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** The columns of a new passkey; null if the response is not valid for the challenge and the site. */
export async function verifyNewPasskey(
  site: PasskeySite,
  { challenge, response }: { readonly challenge: string; readonly response: PasskeyResponse },
): Promise<Pick<SecondFactor, "credentialId" | "publicKey" | "counter" | "transports"> | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (verified === null || !verified.verified) {
    return null;
  }
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: toTransports(transports),
  };
}

interface PasskeyUse {
  readonly passkey: SecondFactor;
  readonly challenge: string;
  readonly response: PasskeyResponse;
  /** True if the passkey signs in alone: then the authenticator must have verified its user, and name the user. */
  readonly isAlone: boolean;
  /** True if the authenticator must have verified its user. Default: if the passkey signs in alone. */
  readonly mustVerify?: boolean;
}

/** True if a response is a valid use of a passkey. Stores its counter, so that a copy with an older one is rejected. */
export async function takePasskey(
  tx: Db,
  site: PasskeySite,
  { passkey, challenge, response, isAlone, mustVerify = isAlone }: PasskeyUse,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const given = response as AuthenticationResponseJSON;
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: mustVerify,
    credential: {
      id: passkey.credentialId ?? "",
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey ?? "", "base64url")),
      // The update below compares the counters, because it also sees those of concurrent uses.
      counter: 0,
    },
  }).catch(() => null);
  const handle = verified === null ? undefined : given.response.userHandle;
  const isOfUser = handle === undefined || handle === null ? !isAlone : handle === toText(toHandle(passkey.userId));
  if (verified === null || !verified.verified || !isOfUser) {
    return false;
  }
  const { newCounter } = verified.authenticationInfo;
  // Authenticators that do not count always report 0.
  const isNewer = or(isNull(secondFactors.counter), lt(secondFactors.counter, newCounter));
  const isUncounted = newCounter === 0 ? eq(secondFactors.counter, 0) : undefined;
  const used = await tx
    .update(secondFactors)
    .set({ counter: newCounter, lastUsedAt: new Date() })
    .where(and(eq(secondFactors.id, passkey.id), or(isNewer, isUncounted)))
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

/** The passkeys of a user. */
export async function findPasskeys(db: Db, userId: string): Promise<readonly SecondFactor[]> {
  return await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, "passkey")));
}

/** The passkey with a credential id, and its user; null if it was never added, or was removed. */
export async function findUserPasskey(db: Db, credentialId: string): Promise<UserPasskey | null> {
  const [found] = await db
    .select({ passkey: secondFactors, user: staffUsers })
    .from(secondFactors)
    .innerJoin(staffUsers, eq(staffUsers.id, secondFactors.userId))
    .where(and(eq(secondFactors.credentialId, credentialId), eq(secondFactors.kind, "passkey")));
  return found ?? null;
}

/** User handle of a passkey: the id, which is no personal data. */
function toHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId, "utf8"));
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function toTransports(given: readonly string[] | undefined): string | null {
  const known = (given ?? []).filter((name) => typeof name === "string" && TRANSPORT.test(name));
  return known.length === 0 ? null : known.slice(0, MAX_TRANSPORTS).join(",");
}

type Descriptor = { id: string; transports?: NonNullable<RegistrationResponseJSON["response"]["transports"]> };

function toDescriptor({ credentialId, transports }: SecondFactor): Descriptor {
  const names = transports?.split(",") ?? [];
  return { id: credentialId ?? "", ...(names.length === 0 ? {} : { transports: names }) };
}
