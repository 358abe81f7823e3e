/** What the process was told by its environment, checked. */
export interface BackendConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where the embedded database, its lock and the development secret are kept. */
  readonly dataDir: string;
  /** A PostgreSQL server; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Null outside production: one is made and kept in the data folder. */
  readonly authSecret: string | null;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  /** The first user of an empty database; null means none. */
  readonly admin: { readonly username: string; readonly password: string; readonly name: string } | null;
  readonly logLevel: string;
  /** Sign-ins a minute for one name from one address. */
  readonly loginLimit: number;
  /** Folder of the built console. */
  readonly consoleDir: string;
}
