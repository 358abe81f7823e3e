import type { CompanySignIn } from "./company-sign-in.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** The validated configuration of the process. */
export interface BackendConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database, its lock and the development secret. */
  readonly dataDir: string;
  /** Durability of commits on the embedded database. */
  readonly durability: "full" | "relaxed";
  /** URL of a PostgreSQL server; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** URL of a replica of that server, from which lists are read; null: none. */
  readonly databaseReadUrl: string | null;
  /** Null: read from `authSecretFile`. */
  readonly authSecret: string | null;
  /** File with one secret per line, the newest first. Null outside production: one is generated in the data folder. */
  readonly authSecretFile: string | null;
  /** Fills an empty database with demo data. */
  readonly demo: boolean;
  /** The first user of an empty database; null: none. */
  readonly admin: { readonly username: string; readonly password: string; readonly name: string } | null;
  readonly logLevel: string;
  /** Logs each request, at any log level. */
  readonly accessLog: boolean;
  /** Port of `/metrics` for Prometheus; null: none. */
  readonly metricsPort: number | null;
  /** Address on which `/metrics` listens. */
  readonly metricsHost: string;
  /** After SIGTERM, the time in which `/ready` is 503 and requests are still served, so that a balancer notices. */
  readonly drainMs: number;
  /** Traces requests. OpenTelemetry reads the destination from its own variables. */
  readonly tracing: boolean;
  /** Rate limit of sign-ins per minute, name and address. */
  readonly loginLimit: number;
  /** Sign-in through the company's provider; null if there is none. */
  readonly companySignIn: CompanySignIn | null;
  /** Idle hours after which a session ends. */
  readonly sessionIdleHours: number;
  /** Hours after which a session ends in any case. */
  readonly sessionHours: number;
  /** `required`: all staff users need a second factor to sign in. `optional`: only users who have enrolled one. */
  readonly secondFactor: "optional" | "required";
  /** Minutes after a sign-in or proof of identity in which sensitive calls need no further proof. */
  readonly proofMinutes: number;
  /** The site of passkeys; null: no passkeys. */
  readonly passkeySite: PasskeySite | null;
  /** The mail server for notices; null: notices are shown in the console only. */
  readonly mail: MailSettings | null;
  /** Days to keep audit entries; null: forever. */
  readonly auditDays: number | null;
  /** Days to keep deleted records in the trash; 0: no trash. */
  readonly trashDays: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Allowed origins (CORS), such as `https://console.example`; no patterns. */
  readonly allowedOrigins: readonly string[];
  /** PUT and DELETE require If-Match. */
  readonly ifMatchRequired: boolean;
  readonly requestTimeoutMs: number;
  /** Above this delay of the event loop, requests get 503 (load shedding); 0: never. */
  readonly maxEventLoopDelayMs: number;
  /** With less free disk space the embedded database is read-only; 0: no check. */
  readonly minFreeDiskMb: number;
  /** Time limit of a list statement on a server. */
  readonly listTimeoutMs: number;
  /** Size of the connection pool. */
  readonly poolSize: number;
  /** Prepares the statements of lists on the server. Not all poolers support this. */
  readonly namedStatements: boolean;
  /** The business time zone; UTC by default (decision 0052). */
  readonly timeZone: string;
  /** True if the environment or the product sets it. Then the console uses it too. */
  readonly isTimeZoneConfigured: boolean;
  /** Path of the console and the backends on their origin, with a slash at both ends: `/`, `/console/`. */
  readonly basePath: string;
  /** Folder of the built console. */
  readonly consoleDir: string;
}
