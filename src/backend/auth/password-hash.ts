import { hash, verify } from "@node-rs/argon2";

/** argon2id at OWASP's minimum (the library's default algorithm). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Costs the same where there is no such user, so that time does not tell which names exist (case 169). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword("nobody's password");
  const isMatch = await verify(stored ?? (await dummy), password);
  return isMatch && stored !== null;
}
