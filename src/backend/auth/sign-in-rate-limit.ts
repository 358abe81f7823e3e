import { isIPv6 } from "node:net";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import { countAttempt, type RateLimit, readWait, tooManyRequests } from "./rate-limiter.ts";

/** An office behind one address signs in more often than a person does. */
const WIDE = 10;

interface RateLimitContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "loginLimit">;
}

/**
 * The rate limit of sign-ins a minute (case 170): for one name from one address, for one address, and for one name. The last of them
 * does not hold for an address that this user has signed in from before, so that an attacker, from however many addresses,
 * can lock the real administrator out.
 */
export function createSignInRateLimit({ db, config }: RateLimitContext) {
  const { loginLimit } = config;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [address, name] = [toNetwork(request.ip), nameIn(request)];
    const byBoth: RateLimit = { key: `both ${address} ${name}`, max: loginLimit };
    const byAddress: RateLimit = { key: `address ${address}`, max: loginLimit * WIDE };
    const byName: RateLimit = { key: `name ${name}`, max: loginLimit * WIDE };
    // Only read, or an address that is refused anyway would fill the table with names. One that is refused for a name
    // counts nowhere else: it must not use up what its neighbours, or the owner of the name, have.
    const wait =
      (await readWait(db, byAddress)) ?? (await countAttempt(db, byBoth)) ?? (await countAttempt(db, byAddress));
    if (wait !== null) {
      tooManyRequests(reply, wait);
    }
    const nameWait = await countAttempt(db, byName);
    if (nameWait !== null && !(await isKnown(db, request))) {
      tooManyRequests(reply, nameWait);
    }
  };
}

/** One IPv6 customer has a /64 to choose addresses from (case 171). */
export function toNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) {
    return address.replace(/^::ffff:/, "");
  }
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}

function typedName({ headers }: FastifyRequest): string {
  return readBasicCredentials(headers.authorization)?.username ?? "";
}

function nameIn(request: FastifyRequest): string {
  return typedName(request).toLowerCase();
}

async function isKnown(db: Db, request: FastifyRequest): Promise<boolean> {
  const [found] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        // Recorded as it was typed, which a browser does alike every time.
        inArray(auditEntries.username, [typedName(request), nameIn(request)]),
        eq(auditEntries.action, "signIn"),
        eq(auditEntries.address, request.ip),
        gt(auditEntries.at, sql`now() - interval '30 days'`),
      ),
    )
    .limit(1);
  return found !== undefined;
}
