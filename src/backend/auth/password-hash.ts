import { hash, verify } from "@node-rs/argon2";
import { createSignInQueue } from "./sign-in-queue.ts";

/** argon2id at OWASP's minimum (the library's default algorithm). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * At once two of the four threads that Node has for such work; the others serve files and look up names. One of the two
 * is for those who sign in from where they have signed in before: an attack elsewhere does not make them wait. At 20 ms
 * to 100 ms each, more than a hundred would wait longer than a client does; 20 MB and a core each add up (case 172).
 */
const enqueue = createSignInQueue({ maxRunning: 2, maxUnknown: 1, maxWaiting: 100 });

let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return enqueue("known", () => hash(password, OPTIONS));
}

/** Costs the same where there is no such user, so that time does not tell which names exist (case 169). */
export async function verifyPassword(password: string, stored: string | null, isKnown = true): Promise<boolean> {
  dummy ??= hashPassword("the password of no user");
  const known = stored ?? (await dummy);
  const isMatch = await enqueue(isKnown ? "known" : "others", () => verify(known, password));
  return isMatch && stored !== null;
}

/** Whether a hash was made with less memory or time than is wanted today (case 167). */
export function isWeakHash(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory ?? 0) < OPTIONS.memoryCost || Number(time ?? 0) < OPTIONS.timeCost;
}
