/** The output of `npm run backend -- --help`. */
export const helpText = `The reference backend of the console.

  npm run backend                      start, and serve the console where it is built
  npm run backend -- backup <file>     copy the embedded database to a file (while the backend is stopped)
  npm run backend -- restore <file>    put a copy in its place; what was there is moved aside, never deleted
                     [--without-checksums]   although <file>.checksums.json is missing: an altered copy is not noticed
  npm run backend -- move <file>       copy the embedded database to the empty server whose DATABASE_URL is in that file
  npm run backend -- rotate-secret     sign with a new secret from now on (no restart); old sessions go on;
                                       not with AUTH_SECRET, which is in no file
  npm run backend -- users list | add <username> [--name <name>] [--role administrator|reader]
                                       | disable <username> | enable <username> | reset-password <username>
                                       who may sign in; add and reset-password print a one-time link;
                                       without --role, add makes an administrator
  npm run backend -- keys list | add <name> --scope <scope> [--days <number>] | remove <name>
                                       API keys of the product's own services
  npm run backend -- person export <name> [<file>] | erase <name>
                                       what is kept of somebody: told, or taken out of records and audit trail
  npm run backend -- clashes           records of before that have the same unique text but for capitals or blanks
  npm run backend -- --help            this text

Environment:

  HOST, PORT               where it listens                                        127.0.0.1, 8080
  DATA_DIR                 the embedded database, its lock, the secret             .data
  DATA_DURABILITY          full, relaxed: whether a commit there waits for fsync   full
  DATABASE_URL             postgres://...: a server instead of the embedded one
  DATABASE_URL_FILE, ADMIN_PASSWORD_FILE   a file to read that variable from
  POOL_SIZE                connections to that server                              10
  NAMED_STATEMENTS         on, off: it keeps the statements of lists (no PgBouncer before 1.21)   off
  AUTH_SECRET              signs the tokens; 32 characters or more                 one of its own, in DATA_DIR
  AUTH_SECRET_FILE         a file with such secrets, one a line, the newest first; read again when it changes
  ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_NAME   the first user of an empty database; without them, a one-time link
  CONSOLE_URL              where people open the console: what links begin with    http://HOST:PORT
  SESSION_IDLE_HOURS       without a call for so long, a session is over           72
  AUDIT_DAYS               how long audit rows are kept                            for ever
  DEMO                     on, off: fill an empty database with demo data          on (off in production)
  NODE_ENV                 production: refuses demo data, default and missing secrets
  CONSOLE_DIR              the built console                                       dist/console
  LOG_LEVEL                fatal, error, warn, info, debug, trace, silent          warn
  ACCESS_LOG               on, off: a line for each request                        off
  METRICS_PORT             where Prometheus reads /metrics, on HOST                nowhere
  OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME and the like   where traces go    nowhere
  LOGIN_LIMIT              sign-ins a minute for one name from one address         10
  TRUST_PROXY              proxies whose X-Forwarded-For is trusted                none
  ALLOWED_ORIGINS          origins that CORS allows, with commas between           none
  BUSINESS_TIME_ZONE       the time zone of business days                          the product's, else UTC
  MIN_FREE_DISK_MB         with less free on its disk, writes are refused           256
  IF_MATCH                 optional, required: whether a PUT must name a version   optional
  REQUEST_TIMEOUT_MS       for a request to arrive as a whole                      30000
  MAX_EVENT_LOOP_DELAY_MS  beyond it, requests are answered 503; 0: never          2000 (embedded: 0)
`;
