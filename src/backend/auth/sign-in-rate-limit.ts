import type { FastifyReply, FastifyRequest } from "fastify";
import { identityOf } from "../../contract/text-identity.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import { toNetwork } from "./networks.ts";
import { countAttempt, type RateLimit, readWait, tooManyRequests } from "./rate-limiter.ts";
import { createSignInQueue } from "./sign-in-queue.ts";
import { toUsername } from "./staff-names.ts";
import { findTrustedDevice, type TrustedDevice } from "./trusted-devices.ts";

/** An office with one address signs in more often than one person. */
const SHARED_NETWORK_FACTOR = 10;
/** Wait between attempts of a network for a name under attack. */
const ATTACK_MINUTES = 5;

/**
 * Attempts for one name wait for each other at the row that counts them, each with a database connection. So only two
 * are counted at once, and the rest of the pool stays free. A thousand waiting attempts are counted within a minute.
 */
const UNTRUSTED_QUEUE = { maxRunning: 2, maxUnknown: 2, maxWaiting: 1_000 };

interface RateLimitContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "loginLimit">;
}

const places = new WeakMap<FastifyRequest, TrustedDevice>();

/** Checks if a sign-in comes from a browser or network of an earlier sign-in of the same user. */
export function isFromTrustedDevice(request: FastifyRequest): boolean {
  const place = places.get(request);
  return place !== undefined && (place.device !== null || place.isNetworkKnown);
}

/**
 * The rate limit of sign-ins (case 170). A trusted browser and a trusted network have limits of their own, which
 * attacks from elsewhere do not use up. All others are limited by name and network, by network, and by name. A name
 * with too many attempts is under attack: then each network has one attempt in five minutes. So the user can sign in
 * from a new network at once, or within five minutes after a mistake, and a hundred addresses get twenty guesses per
 * minute.
 */
export function createSignInRateLimit({ db, config }: RateLimitContext) {
  const { loginLimit } = config;
  const enqueue = createSignInQueue(UNTRUSTED_QUEUE);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [network, name] = [toNetwork(request.ip), nameIn(request)];
    const place = await findTrustedDevice(db, request, name);
    places.set(request, place);
    const byBoth: RateLimit = { key: `both ${network} ${name}`, max: loginLimit };
    const wait =
      place.device !== null
        ? await countAttempt(db, { key: `device ${place.device} ${name}`, max: loginLimit })
        : place.isNetworkKnown
          ? await countAttempt(db, byBoth)
          : await enqueue("others", () => countUntrusted(db, { network, name, loginLimit, byBoth }));
    if (wait !== null) {
      tooManyRequests(reply, wait);
    }
  };
}

interface UntrustedSignIn {
  readonly network: string;
  readonly name: string;
  readonly loginLimit: number;
  readonly byBoth: RateLimit;
}

async function countUntrusted(db: Db, { network, name, loginLimit, byBoth }: UntrustedSignIn): Promise<number | null> {
  const byNetwork: RateLimit = { key: `address ${network}`, max: loginLimit * SHARED_NETWORK_FACTOR };
  // Read only: counting rejected attempts of a network would fill the table with names. An attempt that is rejected for
  // a name is not counted elsewhere: it must not use up the limits of its network, or of the owner of the name.
  const wait =
    (await readWait(db, byNetwork)) ?? (await countAttempt(db, byBoth)) ?? (await countAttempt(db, byNetwork));
  if (wait !== null) {
    return wait;
  }
  const isUnderAttack =
    (await countAttempt(db, { key: `name ${name}`, max: loginLimit * SHARED_NETWORK_FACTOR })) !== null;
  const inAttack: RateLimit = { key: `attack ${network} ${name}`, max: 1, minutes: ATTACK_MINUTES };
  return isUnderAttack ? await countAttempt(db, inAttack) : null;
}

function nameIn({ headers }: FastifyRequest): string {
  return identityOf(toUsername(readBasicCredentials(headers.authorization)?.username ?? ""));
}
