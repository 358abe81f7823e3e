import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { isTimeZone } from "../../contract/calendar.ts";
import { isStrongPassword } from "../../contract/password-rules.ts";
import type { BackendConfig } from "./backend-config.ts";
import { toBasePath } from "./base-path.ts";
import { readCompanySignIn } from "./company-sign-in.ts";
import { demoCredentials } from "./demo-credentials.ts";
import { readMailSettings } from "./mail-settings.ts";
import { readPasskeySite } from "./passkey-site.ts";
import { validateSecretFile } from "./signing-secrets.ts";
import { StartError } from "./start-error.ts";
import { validateSecret } from "./validate-secret.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const DEFAULT_TRASH_DAYS = 30;

/** Reads variables and collects their errors, to report all of them at once. */
class Reader {
  readonly faults: string[] = [];
  private readonly env: Environment;

  constructor(env: Environment) {
    this.env = env;
  }

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === "" ? null : value;
  }

  /** A secret or a URL with one, from the variable or from the file that `<name>_FILE` names. */
  secret(name: string): string | null {
    const file = this.text(`${name}_FILE`);
    const value = this.text(name);
    if (file === null || value !== null) {
      return value;
    }
    const content = readFile(file)?.trim() ?? "";
    this.check(content === "", `${name}_FILE: ${file} cannot be read, or is empty`);
    return content === "" ? null : content;
  }

  integer(name: string, fallback: number, [min, max]: readonly [number, number]): number {
    const value = this.text(name);
    if (value === null) {
      return fallback;
    }
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      this.faults.push(`${name}: "${value}" is not a whole number from ${min} to ${max}`);
    }
    return number;
  }

  oneOf(name: string, fallback: string, allowed: readonly string[]): string {
    const value = this.text(name) ?? fallback;
    if (!allowed.includes(value)) {
      this.faults.push(`${name}: "${value}" is none of ${allowed.join(", ")}`);
    }
    return value;
  }

  check(isFault: boolean, fault: string): void {
    if (isFault) {
      this.faults.push(fault);
    }
  }
}

/** A product's replacements for the backend's defaults. */
interface ConfigDefaults {
  readonly timeZone?: string;
}

/** The configuration. Throws a `StartError` that names every invalid variable. */
export function readConfig(env: Environment, { timeZone }: ConfigDefaults = {}): BackendConfig {
  const reader = new Reader(env);
  const production = reader.text("NODE_ENV") === "production";
  const databaseUrl = readDatabaseUrl(reader);
  // The embedded database runs in this thread: a large write blocks the event loop, which is no reason to reject
  // requests.
  const maxDelay = databaseUrl === null ? 0 : 2_000;
  const companySignIn = readCompanySignIn(reader);
  const config: BackendConfig = {
    production,
    ...readHosts(reader),
    port: reader.integer("PORT", 8080, [0, 65_535]),
    dataDir: reader.text("DATA_DIR") ?? ".data",
    durability: reader.oneOf("DATA_DURABILITY", "full", ["full", "relaxed"]) === "relaxed" ? "relaxed" : "full",
    databaseUrl,
    databaseReadUrl: readReplicaUrl(reader, databaseUrl),
    authSecret: readSecret(reader, production),
    authSecretFile: readSecretFile(reader, production),
    demo: reader.oneOf("DEMO", production ? "off" : "on", ["on", "off"]) === "on",
    admin: readAdmin(reader),
    logLevel: reader.oneOf("LOG_LEVEL", "warn", LOG_LEVELS),
    accessLog: reader.oneOf("ACCESS_LOG", "off", ["on", "off"]) === "on",
    metricsPort: reader.text("METRICS_PORT") === null ? null : reader.integer("METRICS_PORT", 0, [0, 65_535]),
    drainMs: readDrainMs(reader, production),
    tracing: reader.text("OTEL_EXPORTER_OTLP_ENDPOINT") !== null,
    loginLimit: reader.integer("LOGIN_LIMIT", 10, [1, 1_000_000]),
    companySignIn,
    sessionIdleHours: reader.integer("SESSION_IDLE_HOURS", 72, [1, 720]),
    sessionHours: reader.integer("SESSION_HOURS", 720, [1, 720]),
    secondFactor: reader.oneOf("SECOND_FACTOR", "optional", ["optional", "required"]) as BackendConfig["secondFactor"],
    proofMinutes: reader.integer("PROOF_MINUTES", 10, [1, 1_440]),
    // If all users sign in through the company, they have no passkeys of this site.
    passkeySite: companySignIn?.passwords === false ? null : readPasskeySite(reader.text("CONSOLE_URL")),
    mail: readMailSettings(reader),
    auditDays: reader.text("AUDIT_DAYS") === null ? null : reader.integer("AUDIT_DAYS", 0, [1, 100_000]),
    trashDays: reader.integer("TRASH_DAYS", DEFAULT_TRASH_DAYS, [0, 100_000]),
    trustProxy: readAddresses(reader),
    allowedOrigins: readOrigins(reader),
    ifMatchRequired: reader.oneOf("IF_MATCH", "optional", ["optional", "required"]) === "required",
    requestTimeoutMs: reader.integer("REQUEST_TIMEOUT_MS", 30_000, [1_000, 3_600_000]),
    maxEventLoopDelayMs: reader.integer("MAX_EVENT_LOOP_DELAY_MS", maxDelay, [0, 3_600_000]),
    minFreeDiskMb: reader.integer("MIN_FREE_DISK_MB", 256, [0, 1_000_000_000]),
    listTimeoutMs: reader.integer("LIST_TIMEOUT_MS", 5_000, [100, 30_000]),
    poolSize: reader.integer("POOL_SIZE", 10, [1, 1_000]),
    namedStatements: reader.oneOf("NAMED_STATEMENTS", "off", ["on", "off"]) === "on",
    timeZone: readTimeZone(reader, timeZone),
    isTimeZoneConfigured: (reader.text("BUSINESS_TIME_ZONE") ?? timeZone) !== undefined,
    basePath: readBasePath(reader),
    consoleDir: reader.text("CONSOLE_DIR") ?? "dist/console",
  };
  reader.check(production && config.demo, "DEMO: demo data and the demo sign-in are rejected in production");
  if (reader.faults.length > 0) {
    throw new StartError(`The configuration is wrong:\n${reader.faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
  return config;
}

/** Addresses to listen on: for the console and its calls, and for `/metrics`. */
function readHosts(reader: Reader): Pick<BackendConfig, "host" | "metricsHost"> {
  const host = reader.text("HOST") ?? "127.0.0.1";
  return { host, metricsHost: reader.text("METRICS_HOST") ?? host };
}

function readDrainMs(reader: Reader, production: boolean): number {
  return reader.integer("DRAIN_SECONDS", production ? 5 : 0, [0, 600]) * 1_000;
}

/** Proxies whose X-Forwarded-For is trusted: addresses and networks, not a number of hops (case 171). */
function readAddresses(reader: Reader): readonly string[] {
  const addresses = (reader.text("TRUST_PROXY") ?? "").split(",").map((address) => address.trim());
  const known = addresses.filter((address) => address !== "");
  const isAddress = (text: string) => isIP(text.replace(/\/\d{1,3}$/, "")) !== 0;
  reader.check(!known.every(isAddress), "TRUST_PROXY: must be addresses or networks (10.0.0.0/8), with commas between");
  return known;
}

/** Allowed origins (CORS): exact ones, no patterns, `*` or `null` (case 142). */
function readOrigins(reader: Reader): readonly string[] {
  const origins = (reader.text("ALLOWED_ORIGINS") ?? "").split(",").map((origin) => origin.trim());
  const known = origins.filter((origin) => origin !== "");
  const isOrigin = (text: string) => /^https?:[^*]*$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  for (const origin of known.filter((text) => !isOrigin(text))) {
    reader.faults.push(`ALLOWED_ORIGINS: "${origin}" is not an origin such as "https://console.example"`);
  }
  return known;
}

function readFile(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function readDatabaseUrl(reader: Reader, name = "DATABASE_URL"): string | null {
  const url = reader.secret(name);
  const fault = url === null ? null : findUrlFault(url);
  reader.check(fault !== null, `${name}: ${fault}`);
  return url;
}

function readReplicaUrl(reader: Reader, databaseUrl: string | null): string | null {
  const url = readDatabaseUrl(reader, "DATABASE_READ_URL");
  reader.check(
    url !== null && databaseUrl === null,
    "DATABASE_READ_URL: needs DATABASE_URL, the server that it copies",
  );
  return url;
}

/** The error of a database URL; null if it looks valid. It never contains the URL, which has a password. */
export function findUrlFault(url: string): string | null {
  return /^postgres(ql)?:\/\/./.test(url) ? null : "must begin with postgres:// or postgresql://";
}

function readSecret(reader: Reader, production: boolean): string | null {
  const secret = reader.text("AUTH_SECRET");
  if (secret === null) {
    const isMissing = production && reader.text("AUTH_SECRET_FILE") === null;
    reader.check(isMissing, "AUTH_SECRET: required in production (make one with: openssl rand -base64 48)");
    return null;
  }
  const fault = validateSecret(secret, production);
  reader.check(fault !== null, `AUTH_SECRET: ${fault}`);
  return secret;
}

function readSecretFile(reader: Reader, production: boolean): string | null {
  const file = reader.text("AUTH_SECRET_FILE");
  const fault = file === null || reader.text("AUTH_SECRET") !== null ? null : validateSecretFile(file, production);
  reader.check(fault !== null, `AUTH_SECRET_FILE: ${fault}`);
  return file;
}

function readTimeZone(reader: Reader, fallback = "UTC"): string {
  const zone = reader.text("BUSINESS_TIME_ZONE") ?? fallback;
  reader.check(!isTimeZone(zone), `BUSINESS_TIME_ZONE: "${zone}" is not a time zone such as "Europe/Lisbon"`);
  return zone;
}

function readBasePath(reader: Reader): string {
  const text = reader.text("BASE_PATH") ?? "/";
  const path = toBasePath(text);
  reader.check(path === null, `BASE_PATH: "${text}" is not a path such as "/console/"`);
  return path ?? "/";
}

function readAdmin(reader: Reader): BackendConfig["admin"] {
  const username = reader.text("ADMIN_USERNAME");
  const password = reader.secret("ADMIN_PASSWORD");
  if (username === null && password === null) {
    return null;
  }
  reader.check(username === null, "ADMIN_USERNAME: required where ADMIN_PASSWORD is set");
  reader.check(/[:\s]/.test(username ?? ""), "ADMIN_USERNAME: must have no colon and no space");
  reader.check(password === null, "ADMIN_PASSWORD: required where ADMIN_USERNAME is set");
  reader.check(
    password !== null && !isStrongPassword(password),
    "ADMIN_PASSWORD: needs 8 characters, an uppercase and a lowercase letter, a number and a special character",
  );
  reader.check(password === demoCredentials.password, "ADMIN_PASSWORD: the demo password is rejected");
  return { username: username ?? "", password: password ?? "", name: reader.text("ADMIN_NAME") ?? username ?? "" };
}
