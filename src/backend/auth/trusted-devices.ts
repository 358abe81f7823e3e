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
const DEVICE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 24 * 3_600;
const KEPT = sql`now() - interval '90 days'`;

/** The trust of a sign-in's browser and network, from earlier sign-ins of the same user. */
export interface TrustedDevice {
  /** Id of the browser from its cookie; null if it is not trusted for this name. */
  readonly device: string | null;
  readonly isNetworkKnown: boolean;
}

/** Reads if the browser and the network of a sign-in are trusted for a name. */
export async function findTrustedDevice(db: Db, request: FastifyRequest, name: string): Promise<TrustedDevice> {
  const device = readDevice(request);
  const deviceKey = device === null ? null : toKey(name, `device ${device}`);
  const networkKey = toKey(name, `network ${toNetwork(request.ip)}`);
  const keys = deviceKey === null ? [networkKey] : [networkKey, deviceKey];
  const found = await db
    .select({ key: trustedDevices.key })
    .from(trustedDevices)
    .where(and(inArray(trustedDevices.key, keys), gt(trustedDevices.lastAt, KEPT)));
  const known = new Set(found.map(({ key }) => key));
  return {
    device: deviceKey !== null && known.has(deviceKey) ? device : null,
    isNetworkKnown: known.has(networkKey),
  };
}

/** Trusts the browser and network of a sign-in. The browser gets a cookie with its id. */
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
): Promise<void> {
  const device = readDevice(request) ?? randomBytes(32).toString("base64url");
  const name = identityOf(toUsername(username));
  const keys = [`device ${device}`, `network ${toNetwork(request.ip)}`].map((place) => ({ key: toKey(name, place) }));
  await db
    .insert(trustedDevices)
    .values(keys)
    .onConflictDoUpdate({ target: trustedDevices.key, set: { lastAt: sql`now()` } });
  const secure = request.protocol === "https" ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${COOKIE}=${device}; Path=${basePath}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Devices without a sign-in for 90 days. */
export const expiredDevices: ExpiredRows = {
  table: trustedDevices,
  key: [trustedDevices.key],
  where: lt(trustedDevices.lastAt, KEPT),
};

function readDevice({ headers }: FastifyRequest): string | null {
  return DEVICE.exec(headers.cookie ?? "")?.[1] ?? null;
}

function toKey(name: string, place: string): string {
  return createHash("sha256").update(`${place} of ${name}`).digest("base64url");
}
