import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartError } from "../config/start-error.ts";
import { startBackend } from "../server.ts";
import { toBasic } from "../testing/basic-header.ts";
import { testProduct } from "../testing/test-product.ts";
import { runCommand } from "./run-command.ts";

const product = { ...testProduct, scopes: ["lending"] };
let env: Record<string, string> = {};
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "entity-console-users-"));
  env = { DATA_DIR: join(folder, "data"), DEMO: "off", PORT: "0", LOG_LEVEL: "silent", DATA_DURABILITY: "relaxed" };
});
afterAll(() => rmSync(join(env["DATA_DIR"] ?? "", ".."), { recursive: true }));

async function run(...words: string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const terminal = { env: { ...env, CONSOLE_URL: "https://console.example/" }, product };
  await runCommand(words, { ...terminal, print: (line) => void lines.push(line) });
  return lines;
}

const tokenIn = (lines: readonly string[]) =>
  /^https:\/\/console\.example\/set-password#(.{43})$/.exec(lines.at(-1) ?? "")?.[1] ?? "";

async function post(url: string, path: string, given: { headers?: Record<string, string>; body?: object }) {
  const headers = { ...given.headers, ...(given.body ? { "content-type": "application/json" } : {}) };
  const init = given.body ? { body: JSON.stringify(given.body) } : {};
  return await fetch(`${url}/api${path}`, { method: "POST", headers, ...init });
}

test("users are added, listed, disabled, enabled and reset by command, with links that set their passwords", async () => {
  const links = [
    tokenIn(await run("users", "add", "chefe@example.com", "--name", "Chefe")),
    tokenIn(await run("users", "add", "leitora@example.com", "--role", "reader")),
  ];
  const key = (await run("keys", "add", "lender", "--scope", "lending", "--days", "30")).at(-1) ?? "";
  const running = await startBackend(product, { env });
  expect([running.demo, running.firstLink]).toEqual([null, null]);
  const signIn = async (username: string, password = "Uma-Senha-9") =>
    (await post(running.url, "/authentication", { headers: { authorization: toBasic(username, password) } })).status;
  for (const token of links) {
    const { status } = await post(running.url, "/staff-links", { body: { token, password: "Uma-Senha-9" } });
    expect(status).toBe(200);
  }
  expect([await signIn("chefe@example.com"), await signIn("leitora@example.com")]).toEqual([200, 200]);
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${running.url}/api/books`, { headers })).status).toBe(403);
  await expect(run("users", "list")).rejects.toThrow("in use");
  await running.close();

  await run("users", "disable", "leitora@example.com");
  expect((await run("users", "list")).map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
    ["USERNAME", "NAME", "ROLE", "STATE"],
    ["chefe@example.com", "Chefe", "administrator", "active"],
    ["leitora@example.com", "leitora@example.com", "reader", "disabled"],
  ]);
  await run("users", "enable", "leitora@example.com");
  expect((await run("users", "list"))[2]).toContain("active");
  expect(tokenIn(await run("users", "reset-password", "leitora@example.com"))).toHaveLength(43);
  expect(await run("keys", "remove", "lender")).toEqual(["lender is removed."]);
});

test.each([
  [["users"], "users list"],
  [["users", "add", "a b"], "no space"],
  [["users", "add", ""], "1 to 254 characters"],
  [["users", "add", "x\u0001y"], "cannot be seen"],
  [["users", "add", "x".repeat(255)], "1 to 254 characters"],
  [["users", "add", "x@example.com", "--name", ""], "--name"],
  [["users", "add", "x@example.com", "--name", "n".repeat(121)], "1 to 120 characters"],
  [["users", "add", "x@example.com", "--role", "chief"], "is none of"],
  [["users", "add", "chefe@example.com"], "already"],
  [["users", "disable", "nobody@example.com"], "no user nobody"],
  [["users", "disable", "chefe@example.com"], "last administrator"],
  [["users", "add", "x", "--shout", "1"], "--shout"],
  [["keys", "add", "x"], "--scope"],
  [["keys", "add", "x", "--scope", "lending", "--days", "soon"], "not a number of days"],
  [["keys", "remove", "nothing"], "no key nothing"],
])("%s is rejected with the reason", async (words, text) => {
  const error = await run(...words).catch((thrown: unknown) => thrown);
  expect([error instanceof StartError, String(error)]).toEqual([true, expect.stringContaining(text)]);
});

test("a staff user cannot have the name of a key, because audit entries would be ambiguous", async () => {
  await run("keys", "add", "shop", "--scope", "lending");
  await expect(run("users", "add", "shop")).rejects.toThrow("There is an API key shop");
});
