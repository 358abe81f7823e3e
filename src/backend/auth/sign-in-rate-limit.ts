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

/** An office behind one address signs in more often than a person does. */
const WIDE = 10;
/** How long a network waits for its next try at a name that is under attack. */
const ATTACK_MINUTES = 5;

/**
 * All who try one name wait for each other at the row that counts it, each with a connection to the database. So a few
 * are counted at once, and the rest of the pool is for everybody else; a thousand that wait are counted within a minute.
 */
const STRANGERS = { maxRunning: 2, maxUnknown: 2, maxWaiting: 1_000 };

interface RateLimitContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "loginLimit">;
}

const places = new WeakMap<FastifyRequest, TrustedDevice>();

/** Whether a sign-in comes from a browser or a network from which its user has signed in before. */
export function isFromTrustedDevice(request: FastifyRequest): boolean {
  const place = places.get(request);
  return place !== undefined && (place.device !== null || place.isNetworkKnown);
}

/**
 * The rate limit of sign-ins (case 170). A browser that its user has signed in with, and a network that they have signed
 * in from, have limits of their own, which no attack elsewhere uses up. All others are limited by name and network, by
 * network, and by name: a name that is tried too often is under attack, and then each network has one try in five
 * minutes. So the real person gets in at once from a new place, or after a mistake within five minutes, and a hundred
 * addresses make twenty guesses a minute.
 */
export function createSignInRateLimit({ db, config }: RateLimitContext) {
  const { loginLimit } = config;
  const enqueue = createSignInQueue(STRANGERS);
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
          : await enqueue("others", () => countStranger(db, { network, name, loginLimit, byBoth }));
    if (wait !== null) {
      tooManyRequests(reply, wait);
    }
  };
}

interface Stranger {
  readonly network: string;
  readonly name: string;
  readonly loginLimit: number;
  readonly byBoth: RateLimit;
}

async function countStranger(db: Db, { network, name, loginLimit, byBoth }: Stranger): Promise<number | null> {
  const byNetwork: RateLimit = { key: `address ${network}`, max: loginLimit * WIDE };
  // Only read, or a network that is refused anyway would fill the table with names. One that is refused for a name
  // counts nowhere else: it must not use up what its neighbours, or the owner of the name, have.
  const wait =
    (await readWait(db, byNetwork)) ?? (await countAttempt(db, byBoth)) ?? (await countAttempt(db, byNetwork));
  if (wait !== null) {
    return wait;
  }
  const isUnderAttack = (await countAttempt(db, { key: `name ${name}`, max: loginLimit * WIDE })) !== null;
  const inAttack: RateLimit = { key: `attack ${network} ${name}`, max: 1, minutes: ATTACK_MINUTES };
  return isUnderAttack ? await countAttempt(db, inAttack) : null;
}

function nameIn({ headers }: FastifyRequest): string {
  return identityOf(toUsername(readBasicCredentials(headers.authorization)?.username ?? ""));
}
