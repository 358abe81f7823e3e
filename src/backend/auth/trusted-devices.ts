import { createHash, randomBytes } from "node:crypto";
import { and, gt, inArray, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { identityOf } from "../../contract/text-identity.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { trustedDevices } from "../database/own-tables.ts";
import { toNetwork } from "./networks.ts";
import { toUsername } from "./staff-names.ts";

const COOKIE = "device";
/** Users of one browser who are trusted. The last ones count. */
const MAX_USERS = 8;
const YEAR_SECONDS = 365 * 24 * 3_600;
const KEPT = sql`now() - interval '90 days'`;

/** The trust of a sign-in's browser and network, from earlier sign-ins of the same user. */
export interface TrustedDevice {
  /** Id of the browser from its cookie; null if it is not trusted for this name. */
  readonly device: string | null;
  readonly isNetworkKnown: boolean;
}

/** Reads if the browser and the network of a sign-in are trusted for a name. */
export async function findTrustedDevice(
  db: Db,
  { request, name, basePath }: { readonly request: FastifyRequest; readonly name: string; readonly basePath: string },
): Promise<TrustedDevice> {
  const devices = readDevices(request, basePath);
  const networkKey = toKey(name, `network ${toNetwork(request.ip)}`);
  const keys = [networkKey, ...devices.map((device) => toKey(name, `device ${device}`))];
  const found = await db
    .select({ key: trustedDevices.key })
    .from(trustedDevices)
    .where(and(inArray(trustedDevices.key, keys), gt(trustedDevices.lastAt, KEPT)));
  const known = new Set(found.map(({ key }) => key));
  return {
    device: devices.find((device) => known.has(toKey(name, `device ${device}`))) ?? null,
    isNetworkKnown: known.has(networkKey),
  };
}

/**
 * Trusts the browser and network of a sign-in. The browser gets a cookie with a new id, so that an id that was planted
 * or copied before becomes useless. Ids of other users of the same browser stay in the cookie. Returns true if the browser
 * was not trusted before.
 */
export async function rememberDevice(
  db: Db,
  {
    request,
    reply,
    username,
    basePath,
  }: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly username: string;
    readonly basePath: string;
  },
): Promise<boolean> {
  const device = randomBytes(32).toString("base64url");
  const name = identityOf(toUsername(username));
  const former = new Map(readDevices(request, basePath).map((id) => [toKey(name, `device ${id}`), id]));
  const removed =
    former.size === 0
      ? []
      : await db
          .delete(trustedDevices)
          .where(inArray(trustedDevices.key, [...former.keys()]))
          .returning({ key: trustedDevices.key });
  for (const { key } of removed) {
    former.delete(key);
  }
  const ids = [device, ...former.values()].slice(0, MAX_USERS);
  const keys = [`device ${device}`, `network ${toNetwork(request.ip)}`].map((place) => ({ key: toKey(name, place) }));
  await db
    .insert(trustedDevices)
    .values(keys)
    .onConflictDoUpdate({ target: trustedDevices.key, set: { lastAt: sql`now()` } });
  const secure = request.protocol === "https" ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${cookieName(request, basePath)}=${ids.join(".")}; Path=${basePath}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
  return removed.length === 0;
}

/** Devices without a sign-in for 90 days. */
export const expiredDevices: ExpiredRows = {
  table: trustedDevices,
  key: [trustedDevices.key],
  where: lt(trustedDevices.lastAt, KEPT),
};

/**
 * Over https, a prefix makes browsers reject the cookie from other hosts and from plain http. `__Host-` requires the path
 * `/`; below another path, `__Secure-` is used. Over plain http, browsers reject both prefixes.
 */
function cookieName({ protocol }: FastifyRequest, basePath: string): string {
  const prefix = basePath === "/" ? "__Host-" : "__Secure-";
  return protocol === "https" ? `${prefix}${COOKIE}` : COOKIE;
}

/**
 * The ids in the cookie, one for each user of the browser. Only the cookie with the exact name counts: a sibling domain can
 * set one with the prefix `__Secure-`.
 */
function readDevices(request: FastifyRequest, basePath: string): readonly string[] {
  const prefix = `${cookieName(request, basePath)}=`;
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
  return value.split(".", MAX_USERS).filter((id) => /^[\w-]{43}$/.test(id));
}

function toKey(name: string, place: string): string {
  return createHash("sha256").update(`${place} of ${name}`).digest("base64url");
}
