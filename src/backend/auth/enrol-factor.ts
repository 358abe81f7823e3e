import type { EnrolledFactor } from "../../contract/factors.ts";
import type { Db } from "../database/database.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import type { StaffCaller } from "./require-session.ts";
import { addFactor, type NewFactor } from "./second-factors.ts";
import type { SessionStore } from "./session-store.ts";

interface Enrolment {
  readonly sessions: SessionStore;
  readonly caller: StaffCaller;
  readonly factor: Omit<NewFactor, "userId">;
}

/**
 * Adds a factor of the caller, whose other sessions end: they were opened without it. Returns recovery codes with the
 * first factor.
 */
export async function enrolFactor(tx: Db, { sessions, caller, factor: given }: Enrolment): Promise<EnrolledFactor> {
  const { userId, sessionId } = caller;
  const { factor, isFirst } = await addFactor(tx, { ...given, userId });
  await sessions.endOthers(tx, { userId, sessionId });
  await sessions.noteSecondFactor(tx, sessionId);
  return { factor, ...(isFirst ? { recoveryCodes: await renewRecoveryCodes(tx, userId) } : {}) };
}
