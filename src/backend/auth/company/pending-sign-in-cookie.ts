import type { FastifyReply, FastifyRequest } from "fastify";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { KeyRing } from "../key-ring.ts";
import type { PendingSignIn } from "./provider.ts";

const LIFETIME_SECONDS = 30 * 60;

/** Path and keys of the cookie. */
interface CookieContext {
  readonly keys: KeyRing;
  readonly basePath: string;
}

/**
 * Stores a started sign-in in the browser that started it. A redirect in another browser finds none, so a link cannot sign
 * a user in as someone else.
 */
export async function setPendingSignInCookie(
  { keys, basePath }: CookieContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  pending: PendingSignIn,
): Promise<void> {
  const value = await new EncryptJWT({ ...pending })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .encrypt(keys.current().companySignIn);
  reply.header("set-cookie", toCookie(request, basePath, { value, seconds: LIFETIME_SECONDS }));
}

/** Removes the cookie: a started sign-in is valid once. */
export function removePendingSignInCookie(request: FastifyRequest, reply: FastifyReply, basePath: string): void {
  reply.header("set-cookie", toCookie(request, basePath, { value: "", seconds: 0 }));
}

/** The sign-in that this browser has started; null if there is none or it has expired. */
export async function readPendingSignInCookie(
  { keys, basePath }: CookieContext,
  request: FastifyRequest,
): Promise<PendingSignIn | null> {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  const prefix = `${toName(request, basePath)}=`;
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
  for (const { companySignIn } of keys.all()) {
    const found = await jwtDecrypt(value, companySignIn).catch(() => null);
    if (found !== null) {
      const { state, nonce, verifier } = found.payload;
      return { state: String(state), nonce: String(nonce), verifier: String(verifier) };
    }
  }
  return null;
}

function toCookie(
  request: FastifyRequest,
  basePath: string,
  { value, seconds }: { readonly value: string; readonly seconds: number },
): string {
  const secure = request.protocol === "https" ? "; Secure" : "";
  const name = toName(request, basePath);
  return `${name}=${value}; Path=${basePath}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** `trusted-devices.ts` explains the prefixes. */
function toName({ protocol }: FastifyRequest, basePath: string): string {
  const prefix = basePath === "/" ? "__Host-" : "__Secure-";
  return protocol === "https" ? `${prefix}company-sign-in` : "company-sign-in";
}
