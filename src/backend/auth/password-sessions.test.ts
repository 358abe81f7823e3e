import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions } from "../database/own-tables.ts";
import { createFactorUsers, type Pair, stopInTimeStep } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startMockOidcProvider, toCompanySettings } from "../testing/mock-oidc-provider.ts";
import { startTestBackend } from "../testing/test-backend.ts";

beforeEach(stopInTimeStep);

describe("PASSWORD_SIGN_IN=off", () => {
  const provider = forSuite(startMockOidcProvider);
  const before = forSuite(async () => {
    const started = await startTestBackend("embedded", { companySignIn: toCompanySettings(provider.port) });
    return { ...started, close: () => started.app.close() };
  });
  const after = forSuite(() => {
    const companySignIn = toCompanySettings(provider.port, false);
    return startTestBackend(before.context.database, { companySignIn });
  });
  const signIn = async () => (await before.signIn()).json<Pair>();
  const status = async (token: string) => (await after.as(token, { url: "/api/books" })).statusCode;
  const refresh = async ({ refreshToken }: Pair) =>
    (await after.call({ method: "POST", url: "/api/refresh-token", body: { refreshToken } })).statusCode;

  test("ends sessions begun with a password, also with a second factor, and those opened from them", async () => {
    const pair = await signIn();
    const opened = await before.as(pair.accessToken, { method: "POST", url: "/reading-api/token", body: {} });
    const { token } = await createFactorUsers(before).enrolled(pair.accessToken);
    expect([await status(pair.accessToken), await status(token), await refresh(pair)]).toEqual([401, 401, 401]);
    const reading = await after.as(opened.json<Pair>().accessToken, { url: "/reading-api/query/topics" });
    expect(reading.statusCode).toBe(401);
  });

  test("ends sessions of older versions, which do not record how they started", async () => {
    const pair = await signIn();
    await before.context.db.update(sessions).set({ signedInBy: null }).where(eq(sessions.signedInBy, "password"));
    expect(await status(pair.accessToken)).toBe(401);
  });

  test("keeps sessions begun at the company's provider", async () => {
    const answer = await provider.signIn(before, { groups: ["support"] });
    expect([await status(answer.json<Pair>().accessToken), await refresh(answer.json<Pair>())]).toEqual([200, 200]);
  });
});
