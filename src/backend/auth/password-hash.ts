import { hash, verify } from "@node-rs/argon2";
import { createSignInQueue } from "./sign-in-queue.ts";

/** argon2id with OWASP's minimum (argon2id is the library's default). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Node has four threads for such work; two are left to files and DNS. One of the two is reserved for sign-ins from
 * trusted devices, so that an attack from elsewhere does not delay them. At 20 to 100 ms each, more than a hundred
 * would wait longer than a client does, and each needs 20 MB and a core (case 172).
 */
const enqueue = createSignInQueue({ maxRunning: 2, maxUnknown: 1, maxWaiting: 100 });

let dummy: Promise<string> | null = null;

/**
 * Hashes a password with Argon2id, as staff accounts store it.
 *
 * @example
 * const passwordHash = await hashPassword("A-Long-Password-1");
 */
export function hashPassword(password: string): Promise<string> {
  return enqueue("known", () => hash(password, OPTIONS));
}

/** Takes as long for an unknown user, so that timing does not reveal usernames (case 169). */
export async function verifyPassword(password: string, stored: string | null, isKnown = true): Promise<boolean> {
  dummy ??= hashPassword("the password of no user");
  const known = stored ?? (await dummy);
  const isMatch = await enqueue(isKnown ? "known" : "others", () => verify(known, password));
  return isMatch && stored !== null;
}

/** Checks if a hash uses less memory or time than the current settings (case 167). */
export function isWeakHash(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory ?? 0) < OPTIONS.memoryCost || Number(time ?? 0) < OPTIONS.timeCost;
}
