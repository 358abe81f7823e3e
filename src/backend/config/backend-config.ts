/** The configuration of the process, read from its environment and checked. */
export interface BackendConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database, its lock and the development secret. */
  readonly dataDir: string;
  /** Whether each commit of the embedded database waits for the disk. */
  readonly durability: "full" | "relaxed";
  /** A PostgreSQL server; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Null: read from the file. */
  readonly authSecret: string | null;
  /** Secrets, one a line, the newest first. Null outside production: one is generated in the data folder. */
  readonly authSecretFile: string | null;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  /** The first user of an empty database; null means none. */
  readonly admin: { readonly username: string; readonly password: string; readonly name: string } | null;
  readonly logLevel: string;
  /** Whether each request is a line of the log, whatever its level. */
  readonly accessLog: boolean;
  /** Where Prometheus reads `/metrics`; null: nowhere. */
  readonly metricsPort: number | null;
  /** Whether requests are traced; where to is read by OpenTelemetry itself. */
  readonly tracing: boolean;
  /** The rate limit of sign-ins: how many a minute for one name from one address. */
  readonly loginLimit: number;
  /** Hours without a call after which a session is over. */
  readonly sessionIdleHours: number;
  /** Days for which audit rows are kept; null: for ever. */
  readonly auditDays: number | null;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Allowed origins (CORS), such as `https://console.example`; no patterns. */
  readonly allowedOrigins: readonly string[];
  /** Whether a PUT or DELETE must say which version of the record it means. */
  readonly ifMatchRequired: boolean;
  readonly requestTimeoutMs: number;
  /** With a longer delay of the event loop, requests are refused with 503 (load shedding); 0 means never. */
  readonly maxEventLoopDelayMs: number;
  /** With less free space on its disk, the embedded database is read-only; 0 switches the check off. */
  readonly minFreeDiskMb: number;
  /** Connections to a PostgreSQL server. */
  readonly poolSize: number;
  /** Whether the server keeps the statements of lists by name; a pooler in between may not let it. */
  readonly namedStatements: boolean;
  /** The business time zone; UTC where none is configured (decision 0052). */
  readonly timeZone: string;
  /** Whether the environment or the product configures it, so that the console uses it too. */
  readonly isTimeZoneConfigured: boolean;
  /** Folder of the built console. */
  readonly consoleDir: string;
}
