import { expect, test } from "vitest";
import { StartError } from "../start-error.ts";
import { demoCredentials } from "./demo-credentials.ts";
import { readConfig } from "./read-config.ts";

const production = { NODE_ENV: "production", AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg" };

function faultsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return String((error as Error).message)
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(":")[0] ?? "");
  }
  return [];
}

test("an empty environment is the demo on this machine alone", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: "127.0.0.1", port: 8080, dataDir: ".data", databaseUrl: null, demo: true });
});

test("production has no demo, and the secret and the administrator that it is told", () => {
  const admin = { ADMIN_USERNAME: "ana@example.com", ADMIN_PASSWORD: "Uma-Senha-9" };
  const config = readConfig({ ...production, ...admin, PORT: "80" });
  expect(config).toMatchObject({ production: true, demo: false, port: 80, authSecret: production.AUTH_SECRET });
  expect(config.admin).toEqual({ username: "ana@example.com", password: "Uma-Senha-9", name: "ana@example.com" });
});

test("everything that is wrong is told at once, by name", () => {
  const env = { PORT: "http", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud", DEMO: "maybe", AUTH_SECRET: "short" };
  expect(faultsOf(env)).toEqual(["PORT", "DATABASE_URL", "AUTH_SECRET", "DEMO", "LOG_LEVEL"]);
});

test.each([
  ["no secret", { NODE_ENV: "production" }, ["AUTH_SECRET"]],
  ["a default secret", { ...production, AUTH_SECRET: "change-me-change-me-change-me-change-me" }, ["AUTH_SECRET"]],
  ["demo data", { ...production, DEMO: "on" }, ["DEMO"]],
  [
    "the demo password",
    { ...production, ADMIN_USERNAME: "a@b.example", ADMIN_PASSWORD: demoCredentials.password },
    ["ADMIN_PASSWORD"],
  ],
  ["a weak password", { ...production, ADMIN_USERNAME: "a@b.example", ADMIN_PASSWORD: "password" }, ["ADMIN_PASSWORD"]],
  ["a password without a name", { ...production, ADMIN_PASSWORD: "Uma-Senha-9" }, ["ADMIN_USERNAME"]],
])("case 205: production refuses %s", (_, env, faults) => {
  expect(faultsOf(env)).toEqual(faults);
});
