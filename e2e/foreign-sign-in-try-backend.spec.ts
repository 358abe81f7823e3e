import { readFileSync } from "node:fs";
import path from "node:path";
import { type OpenApi, toDocument } from "../scripts/try-backend/read-document.ts";
import { type TryReport, tryBackend } from "../scripts/try-backend/try-backend.ts";
import { findFreePort } from "../src/backend/testing/free-port.ts";
import { readAuth } from "../src/console/app/config/read-auth.ts";
import { type DjangoSignIn, hasDjango, startDjango } from "../testing/foreign-servers/start-server.ts";
import { AUTHS, expect, test } from "./journey-sign-in.ts";

test.skip(!hasDjango(), "Needs python3-django, python3-djangorestframework, python3-djangorestframework-simplejwt.");

/** The calls of genres: the server has no others. */
function readDocument(): OpenApi {
  const file = path.resolve(import.meta.dirname, "../testing/fixture/generated/openapi.json");
  const document = toDocument(readFileSync(file, "utf8"));
  const paths = Object.entries(document.paths).filter(([name]) => /^\/genres(\/\{id\})?$/.test(name));
  return { ...document, paths: Object.fromEntries(paths) };
}

async function tryDjango(signIn: DjangoSignIn, password: string): Promise<TryReport> {
  const port = await findFreePort();
  const server = await startDjango(port, signIn, 3600);
  try {
    return await tryBackend({
      url: `http://127.0.0.1:${port}/api`,
      username: "ana",
      password,
      paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
      auth: readAuth(AUTHS[signIn], "auth", true),
      document: readDocument(),
      write: true,
      timeoutMs: 30_000,
    });
  } finally {
    await server.stop();
  }
}

const SESSIONS: { readonly [S in DjangoSignIn]: readonly string[] } = {
  jwt: ["session: 401, renewal, sign-out"],
  session: ["session: 401, renewal, sign-out"],
  token: ["session: 401"],
  open: [],
};

for (const signIn of ["jwt", "session", "token", "open"] as const) {
  test(`try-backend signs in by ${signIn}, and each write is proved`, async () => {
    const { findings, proved, config, exitCode } = await tryDjango(signIn, "certa-123");
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    expect(exitCode).toBe(0);
    expect(proved).toEqual(["/genres: create, read, update, field error, 404, delete", ...SESSIONS[signIn]]);
    expect(config?.backends.main.abilities).toMatchObject({ paging: "pages", counts: true });
  });
}

test("a wrong password is reported with the server's reason", async () => {
  const { findings } = await tryDjango("jwt", "wrong");
  expect(findings).toEqual([
    { level: "error", where: "POST /token/", text: "No active account found with the given credentials" },
  ]);
});
