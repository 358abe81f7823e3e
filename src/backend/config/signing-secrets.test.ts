import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { issueAccessToken, verifyAccessToken } from "../auth/access-token.ts";
import { createKeyRing } from "../auth/key-ring.ts";
import { readRefreshToken, toRefreshToken } from "../auth/refresh-token.ts";
import { addSecret, openSecrets } from "./signing-secrets.ts";

const claims = { userId: "u1", sessionId: "s1", username: "ana@example.com", name: "Ana" };
const sessionId = "01a1fd2e-a244-760d-b6bc-da2cbd98dfd0";
const config = { authSecret: null, production: true };

let folder = "";
let file = "";
let clock = 0;
beforeEach(() => {
  folder = testFolder("entity-console-secrets-");
  file = join(folder, "secrets");
  clock = 0;
});

/** Changes the file as an operator would, with a new modification time. */
function change(lines: readonly string[]): void {
  clock += 2_000;
  writeFileSync(file, lines.join("\n"));
  utimesSync(file, clock, clock);
}

test("case 174: tokens of the old secret are accepted until its line is deleted, without a restart", async () => {
  const [first, second] = ["first-secret-0123456789-0123456789-01", "second-secret-0123456789-0123456789-0"];
  change([first]);
  const secrets = openSecrets({ ...config, authSecretFile: file, dataDir: folder }, () => clock);
  const ring = createKeyRing(secrets);
  const access = await issueAccessToken(ring, "main", { ...claims, role: "reader" });
  const refresh = toRefreshToken(ring.current(), "main", { sessionId, generation: 0 });
  expect(await verifyAccessToken(ring, "main", access)).toEqual(claims);

  change([second, first]);
  expect(await verifyAccessToken(ring, "main", access)).toEqual(claims);
  expect(readRefreshToken(ring, "main", refresh)).toEqual({ sessionId, generation: 0 });
  const newer = await issueAccessToken(ring, "main", { ...claims, role: "reader" });

  change([second]);
  expect(await verifyAccessToken(ring, "main", access)).toBeNull();
  expect(readRefreshToken(ring, "main", refresh)).toBeNull();
  expect(await verifyAccessToken(ring, "main", newer)).toEqual(claims);
});

test("case 174: a secret file that becomes unreadable at run time changes nothing", () => {
  const secret = "a-good-secret-0123456789-0123456789-01";
  change([secret]);
  const secrets = openSecrets({ ...config, authSecretFile: file, dataDir: folder }, () => clock);
  change(["short"]);
  expect(secrets()).toEqual([secret]);
  rmSync(file);
  clock += 2_000;
  expect(secrets()).toEqual([secret]);
});

test.each([
  [[], "has no secret"],
  [["short"], "at least 32 characters"],
  [["changeme-changeme-changeme-changeme-1"], "default secret is rejected"],
])("case 205: a file with %j is rejected at the start in production", (lines, message) => {
  change(lines);
  expect(() => openSecrets({ ...config, authSecretFile: file, dataDir: folder })).toThrow(message);
});

test("a new secret is written before the existing ones", () => {
  change(["an-old-secret-0123456789-0123456789-01"]);
  addSecret(file);
  const [newest, old] = openSecrets({ ...config, authSecretFile: file, dataDir: folder })();
  expect([newest?.length, old]).toEqual([64, "an-old-secret-0123456789-0123456789-01"]);
});
