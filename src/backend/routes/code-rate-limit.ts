import type { FastifyReply, FastifyRequest } from "fastify";
import { identityOf } from "../../contract/text-identity.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import { toUsername } from "../auth/staff-names.ts";
import { findTrustedDevice } from "../auth/trusted-devices.ts";
import type { Db } from "../database/database.ts";

/**
 * Three codes of each authenticator app are valid at a time, so 3 of a million guesses succeed. At 40 guesses per hour, an
 * attacker with the password succeeds with 0.3 % per day for each app of the user.
 */
const MAX_CODES = 10;
const MINUTES = 15;

/**
 * Limits the code attempts of one user. Trusted browsers have a separate limit, so that an attacker with the password
 * does not use it up.
 */
export async function limitCodeAttempts(
  db: Db,
  given: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly basePath: string;
    readonly user: { readonly id: string; readonly username: string };
  },
): Promise<void> {
  const { id, username } = given.user;
  const { request, basePath } = given;
  const { device } = await findTrustedDevice(db, { request, basePath, name: identityOf(toUsername(username)) });
  const key = `codes of ${id} ${device ?? "elsewhere"}`;
  await limitAttempts(db, given.reply, { key, max: MAX_CODES, minutes: MINUTES });
}
