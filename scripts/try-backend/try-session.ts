import { ApiError } from "../../src/console/api/api-error.ts";
import type { Finding } from "./finding.ts";
import { toRequest } from "./read-document.ts";
import type { Trial } from "./trial.ts";
import { type TriedList, toReason } from "./try-lists.ts";

/** Requests a list with a token. Returns the status of the response. */
async function statusWith(trial: Trial, { resource }: TriedList, token: string | null): Promise<number> {
  return await trial
    .transport({}, token)
    .list(toRequest(resource, "list"))
    .then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.statusCode : 0),
    );
}

/** Whether the backend needs no sign-in. */
function isOpen({ backend: { auth }, adapter }: Trial): boolean {
  return adapter?.form === "none" || (auth?.kind === "none" && adapter?.signIn === undefined);
}

/** Calls without a token, or without a valid one, must be rejected with a status that ends or renews the session. */
export async function tryUnsigned(trial: Trial, lists: readonly TriedList[]): Promise<readonly Finding[]> {
  const { auth } = trial.backend;
  const [list] = lists;
  // A cookie cannot be left out here, since all calls share it.
  if (list === undefined || isOpen(trial) || auth?.kind === "cookie") {
    return [];
  }
  const doubtOn = auth?.kind === "token" ? (auth.doubtOn ?? []) : [];
  const where = `GET ${list.resource.list}`;
  const status = await statusWith(trial, list, null);
  if (status === 401 || doubtOn.includes(status)) {
    return [];
  }
  const remedy = status === 403 ? ' Add "doubtOn": [403] to auth' : "";
  const text = `without a token it answers ${status}, not 401: the console sees no expired session`;
  return [{ level: "warning", where, text: text + remedy }];
}

/** Ends the session, so that none is left on the backend. */
export async function trySignOut(
  trial: Trial,
): Promise<{ readonly findings: readonly Finding[]; readonly proved: readonly string[] }> {
  try {
    return { findings: [], proved: (await trial.signOut()) ? ["sign-out"] : [] };
  } catch (error) {
    const text = `the sign-out fails: ${toReason(error)}`;
    return { findings: [{ level: "warning", where: "session", text }], proved: [] };
  }
}

/** Tests an invalid token, and the renewal of the session. Uses up a refresh token. */
export async function tryRenewal(
  trial: Trial,
  lists: readonly TriedList[],
): Promise<{ readonly findings: readonly Finding[]; readonly proved: readonly string[] }> {
  const [list] = lists;
  if (list === undefined || isOpen(trial)) {
    return { findings: [], proved: [] };
  }
  const isCookie = trial.backend.auth?.kind === "cookie";
  const refused = isCookie || (await statusWith(trial, list, "no-valid-token")) === 401 ? ["401"] : [];
  const renewed = trial.renew();
  if (renewed === null) {
    const text = "has no refresh token: users sign in again when a token expires";
    return { findings: [{ level: "note", where: "session", text }], proved: refused };
  }
  try {
    const { accessToken } = await renewed;
    const status = await statusWith(trial, list, accessToken);
    if (status === 200) {
      return { findings: [], proved: [...refused, "renewal"] };
    }
    throw new Error(`a renewed token is answered ${status}`);
  } catch (error) {
    const text = `the renewal fails: ${toReason(error)}`;
    return { findings: [{ level: "error", where: "session", text }], proved: refused };
  }
}
