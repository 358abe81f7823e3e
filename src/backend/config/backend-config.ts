/** What the process was told by its environment, checked. */
export interface BackendConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where the embedded database, its lock and the development secret are kept. */
  readonly dataDir: string;
  /** Whether each commit of the embedded database waits for the disk. */
  readonly durability: "full" | "relaxed";
  /** A PostgreSQL server; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Null: read from the file. */
  readonly authSecret: string | null;
  /** Secrets, one a line, the newest first. Null outside production: one is made and kept in the data folder. */
  readonly authSecretFile: string | null;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  /** The first user of an empty database; null means none. */
  readonly admin: { readonly username: string; readonly password: string; readonly name: string } | null;
  readonly logLevel: string;
  /** Sign-ins a minute for one name from one address. */
  readonly loginLimit: number;
  /** Proxies whose word on the client's address is believed. */
  readonly trustProxy: readonly string[];
  /** Other origins whose pages may ask: `https://console.example`; none of them by a pattern. */
  readonly allowedOrigins: readonly string[];
  /** Whether a PUT or DELETE must say which version of the record it means. */
  readonly ifMatchRequired: boolean;
  readonly requestTimeoutMs: number;
  /** Beyond this, requests are refused until the process has caught up; 0 means never. */
  readonly maxEventLoopDelayMs: number;
  /** With less than this left on its disk, the embedded database is not written; 0 means never mind. */
  readonly minFreeDiskMb: number;
  /** Connections to a PostgreSQL server. */
  readonly poolSize: number;
  /** Whose calendar says which day it is: that of the staff. */
  readonly timeZone: string;
  /** Folder of the built console. */
  readonly consoleDir: string;
}
