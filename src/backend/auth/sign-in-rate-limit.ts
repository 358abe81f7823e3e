import type { FastifyReply, FastifyRequest } from "fastify";
import { identityOf } from "../../contract/text-identity.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Db } from "../database/database.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import { toNetwork, toSite } from "./networks.ts";
import { countAttempt, type RateLimit, readWait, tooManyRequests } from "./rate-limiter.ts";
import { createSignInQueue } from "./sign-in-queue.ts";
import { toUsername } from "./staff-names.ts";
import { findTrustedDevice, type TrustedDevice } from "./trusted-devices.ts";

/** An office with one address signs in more often than one person. */
const SHARED_NETWORK_FACTOR = 10;
/** A /48 of IPv6 may be one customer or a campus, so its networks share a limit. */
const SITE_FACTOR = 3 * SHARED_NETWORK_FACTOR;
/** Number of networks of one /48 that may try a name under attack within the wait. */
const ATTACKING_NETWORKS = 5;
/** Wait between attempts of a network for a name under attack. */
const ATTACK_MINUTES = 5;

/**
 * Attempts for one name wait for each other at the row that counts them, each with a database connection. So only two
 * are counted at once, and the rest of the pool stays free. A thousand waiting attempts are counted within a minute.
 */
const UNTRUSTED_QUEUE = { maxRunning: 2, maxUnknown: 2, maxWaiting: 1_000 };

interface RateLimitContext {
  readonly db: Db;
  readonly config: Pick<BackendConfig, "loginLimit" | "basePath">;
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
 * with too many attempts is under attack: then each network has one attempt in five minutes, and a /48 of IPv6 has five.
 * So the user can sign in from a new network at once, or within five minutes after a mistake, and a hundred addresses get
 * twenty guesses per minute. Known and unknown networks run the same statements, so that they do not learn which names
 * exist.
 */
export function createSignInRateLimit({ db, config }: RateLimitContext) {
  const { loginLimit, basePath } = config;
  const enqueue = createSignInQueue(UNTRUSTED_QUEUE);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [network, name] = [toNetwork(request.ip), nameIn(request)];
    const place = await findTrustedDevice(db, { request, name, basePath });
    places.set(request, place);
    const signIn = { network, site: toSite(request.ip), name, loginLimit };
    const wait =
      place.device !== null
        ? await countAttempt(db, { key: `device ${place.device} ${name}`, max: loginLimit })
        : place.isNetworkKnown
          ? await countSignIn(db, { ...signIn, scope: `known ${network} ${name} ` })
          : await enqueue("others", () => countSignIn(db, { ...signIn, scope: "" }));
    if (wait !== null) {
      tooManyRequests(reply, wait);
    }
  };
}

interface CountedSignIn {
  readonly network: string;
  readonly site: string;
  readonly name: string;
  readonly loginLimit: number;
  /** Prefix of the keys of the limits. A known network and name have separate limits, which others do not use up. */
  readonly scope: string;
}

async function countSignIn(db: Db, { network, site, name, loginLimit, scope }: CountedSignIn): Promise<number | null> {
  const byBoth: RateLimit = { key: `${scope}both ${network} ${name}`, max: loginLimit };
  const byNetwork: RateLimit = { key: `${scope}address ${network}`, max: loginLimit * SHARED_NETWORK_FACTOR };
  const bySite: RateLimit = { key: `${scope}site ${site}`, max: loginLimit * SITE_FACTOR };
  // Read only: counting rejected attempts of a network would fill the table with names. An attempt that is rejected for
  // a name is not counted elsewhere: it must not use up the limits of its network, or of the owner of the name.
  const wait =
    (await readWait(db, byNetwork)) ??
    (await readWait(db, bySite)) ??
    (await countAttempt(db, byBoth)) ??
    (await countAttempt(db, byNetwork)) ??
    (await countAttempt(db, bySite));
  if (wait !== null) {
    return wait;
  }
  const isUnderAttack =
    (await countAttempt(db, { key: `${scope}name ${name}`, max: loginLimit * SHARED_NETWORK_FACTOR })) !== null;
  const inAttack: RateLimit = { key: `attack ${network} ${name}`, max: 1, minutes: ATTACK_MINUTES };
  const ofSite: RateLimit = { key: `attack site ${site} ${name}`, max: ATTACKING_NETWORKS, minutes: ATTACK_MINUTES };
  return isUnderAttack ? ((await countAttempt(db, inAttack)) ?? (await countAttempt(db, ofSite))) : null;
}

function nameIn({ headers }: FastifyRequest): string {
  return identityOf(toUsername(readBasicCredentials(headers.authorization)?.username ?? ""));
}
