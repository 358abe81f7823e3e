import { hash, verify } from "@node-rs/argon2";
import { HttpProblem } from "../http/http-problem.ts";

/** argon2id at OWASP's minimum (the library's default algorithm). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of the four threads that Node has for such work; the others serve files and look up names. */
const AT_ONCE = 2;
/** At 20 ms to 100 ms each, later requests would wait longer than a client does. */
const MAX_WAITING = 100;

let dummy: Promise<string> | null = null;
let running = 0;
/** Those first who sign in from where they have signed in before: an attack elsewhere does not make them wait. */
const waiting = { known: [] as (() => void)[], others: [] as (() => void)[] };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS), true);
}

/** Costs the same where there is no such user, so that time does not tell which names exist (case 169). */
export async function verifyPassword(password: string, stored: string | null, isKnown = true): Promise<boolean> {
  dummy ??= hashPassword("the password of no user");
  const known = stored ?? (await dummy);
  const isMatch = await inTurn(() => verify(known, password), isKnown);
  return isMatch && stored !== null;
}

/** Whether a hash was made with less memory or time than is wanted today (case 167). */
export function isWeakHash(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory ?? 0) < OPTIONS.memoryCost || Number(time ?? 0) < OPTIONS.timeCost;
}

/** A few at once, the next in their turn, and no more than can be served: 20 MB and a core each add up (case 172). */
async function inTurn<Result>(work: () => Promise<Result>, isKnown: boolean): Promise<Result> {
  if (running >= AT_ONCE) {
    const queue = isKnown ? waiting.known : waiting.others;
    if (queue.length >= MAX_WAITING) {
      throw new HttpProblem(503, "Too many sign-ins at once; try again later");
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.others.shift();
    if (next === undefined) {
      running -= 1;
    } else {
      next();
    }
  }
}
