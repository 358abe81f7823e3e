import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { demoCredentials } from "./demo-credentials.ts";
import { readConfig } from "./read-config.ts";
import { StartError } from "./start-error.ts";

/** A folder without a database. */
const production = {
  DATA_DIR: "/there/is/none",
  NODE_ENV: "production",
  AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg",
};
const admin = { ADMIN_USERNAME: "ana@example.com", ADMIN_PASSWORD: "Uma-Senha-9" };

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

test("an empty environment is the demo, listening on this machine only", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: "127.0.0.1", port: 8080, dataDir: ".data", databaseUrl: null, demo: true });
});

test("in production there is no demo data, and secret and administrator come from the environment", () => {
  const config = readConfig({ ...production, ...admin, PORT: "80" });
  expect(config).toMatchObject({ production: true, demo: false, port: 80, authSecret: production.AUTH_SECRET });
  expect(config.admin).toEqual({ username: "ana@example.com", password: "Uma-Senha-9", name: "ana@example.com" });
});

test("every invalid variable is named in one message", () => {
  const env = { PORT: "http", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud", DEMO: "maybe", AUTH_SECRET: "short" };
  expect(faultsOf(env)).toEqual(["DATABASE_URL", "PORT", "AUTH_SECRET", "DEMO", "LOG_LEVEL"]);
});

test("the administrator is optional: a database without users gives a one-time link", () => {
  expect(faultsOf(production)).toEqual([]);
  expect(faultsOf({ ...production, DATABASE_URL: "postgres://there/is" })).toEqual([]);
});

test("the business time zone is read from the environment, then the product, and is UTC otherwise", () => {
  expect(readConfig({}).timeZone).toBe("UTC");
  expect(readConfig({}, { timeZone: "America/Sao_Paulo" }).timeZone).toBe("America/Sao_Paulo");
  expect(readConfig({ BUSINESS_TIME_ZONE: "Europe/Lisbon" }).timeZone).toBe("Europe/Lisbon");
  expect(faultsOf({ BUSINESS_TIME_ZONE: "Atlantis/Capital" })).toEqual(["BUSINESS_TIME_ZONE"]);
});

const company = {
  OIDC_ISSUER: "https://id.company.example",
  OIDC_CLIENT_ID: "console",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_ROLES: "admins=administrator, support=reader",
  CONSOLE_URL: "https://console.example/",
};

test("the company's sign-in has the registered redirect and a role for each group", () => {
  expect(readConfig({}).companySignIn).toBeNull();
  expect(readConfig(company).companySignIn).toMatchObject({
    redirectUri: "https://console.example/signed-in",
    roles: new Map([
      ["admins", "administrator"],
      ["support", "reader"],
    ]),
    sessionHours: 12,
    passwords: true,
  });
});

test.each([
  ["an issuer over http", { ...company, OIDC_ISSUER: "http://id.company.example" }, /OIDC_ISSUER: must be an https/],
  ["no secret", { ...company, OIDC_CLIENT_SECRET: "" }, /OIDC_CLIENT_SECRET: required/],
  ["no address of the console", { ...company, CONSOLE_URL: "" }, /CONSOLE_URL: required/],
  ["an unknown role", { ...company, OIDC_ROLES: "admins=owner" }, /OIDC_ROLES: must be groups with roles/],
  ["no role", { ...company, OIDC_ROLES: "" }, /OIDC_ROLES: must be groups with roles/],
  ["no sign-in at all", { PASSWORD_SIGN_IN: "off" }, /PASSWORD_SIGN_IN: off needs another sign-in/],
])("the company's sign-in with %s is rejected", (_title, env, fault) => {
  expect(() => readConfig(env)).toThrow(fault);
});

test.each([
  ["no secret", { ...production, ...admin, AUTH_SECRET: "" }, ["AUTH_SECRET"]],
  [
    "a default secret",
    { ...production, ...admin, AUTH_SECRET: "change-me-change-me-change-me-change-me" },
    ["AUTH_SECRET"],
  ],
  [
    "a missing file of secrets",
    { ...production, ...admin, AUTH_SECRET: "", AUTH_SECRET_FILE: "/there/is/none" },
    ["AUTH_SECRET_FILE"],
  ],
  ["demo data", { ...production, ...admin, DEMO: "on" }, ["DEMO"]],
  [
    "the demo password",
    { ...production, ADMIN_USERNAME: "a@b.example", ADMIN_PASSWORD: demoCredentials.password },
    ["ADMIN_PASSWORD"],
  ],
  ["a weak password", { ...production, ADMIN_USERNAME: "a@b.example", ADMIN_PASSWORD: "password" }, ["ADMIN_PASSWORD"]],
  ["a name with a space", { ...production, ADMIN_USERNAME: "a b", ADMIN_PASSWORD: "Uma-Senha-9" }, ["ADMIN_USERNAME"]],
  ["a password without a name", { ...production, ADMIN_PASSWORD: "Uma-Senha-9" }, ["ADMIN_USERNAME"]],
])("case 205: production rejects %s", (_, env, faults) => {
  expect(faultsOf(env)).toEqual(faults);
});

test("a secret can be in a file named by its variable with _FILE", () => {
  const folder = testFolder("entity-console-secrets-");
  const [url, password] = [path.join(folder, "url"), path.join(folder, "password")];
  writeFileSync(url, "postgres://from/file\n");
  writeFileSync(password, "Uma-Senha-9\n");
  const env = { DATABASE_URL_FILE: url, ADMIN_USERNAME: "a@b.example", ADMIN_PASSWORD_FILE: password };
  expect(readConfig(env)).toMatchObject({ databaseUrl: "postgres://from/file", admin: { password: "Uma-Senha-9" } });
  expect(readConfig({ ...env, DATABASE_URL: "postgres://there/is" }).databaseUrl).toBe("postgres://there/is");
  writeFileSync(url, "\n");
  expect(faultsOf(env)).toEqual(["DATABASE_URL_FILE"]);
  expect(faultsOf({ DATABASE_URL_FILE: url })).toEqual(["DATABASE_URL_FILE"]);
});
