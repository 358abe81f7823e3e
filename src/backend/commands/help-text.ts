/** The output of `npm run backend -- --help`. */
export const helpText = `The reference backend of the console.

  npm run backend                      start, and serve the console if it is built
  npm run backend -- backup <file>     copy the embedded database to a file (while the backend is stopped)
  npm run backend -- restore <file>    replace the database by a copy; the old one is moved aside, never deleted
                     [--without-checksums]   restore without <file>.checksums.json: changes to the copy are not detected
  npm run backend -- move <file>       copy the embedded database to an empty server; the file contains its DATABASE_URL
  npm run backend -- rotate-secret     sign with a new secret (no restart); old sessions stay valid;
                                       not with AUTH_SECRET, which is not in a file
  npm run backend -- users list | add <username> [--name <name>] [--role administrator|reader]
                                       | disable <username> | enable <username> | reset-password <username>
                                       | reset-factors <username>
                                       manage staff users; add and reset-password print a one-time link;
                                       reset-factors removes the second factors of a user who has lost them;
                                       the default role is administrator
  npm run backend -- keys list | add <name> --scope <scope> [--days <number>] | rotate <name> | remove <name>
                                       API keys of the product's own services
  npm run backend -- person export <name> [<file>] | erase <name>
                                       export the data of a person, or erase it from records and audit entries
  npm run backend -- audit verify [--head <head>]   check that audit entries were not changed or deleted; prints the
                                       head of their chain, which a later check can look for
  npm run backend -- clashes           records with unique texts that differ only by case or blanks
  npm run backend -- --help            this text

Environment:

  HOST, PORT               address and port                                        127.0.0.1, 8080
  DATA_DIR                 the embedded database, its lock, the secret             .data
  DATA_DURABILITY          full, relaxed: does a commit there wait for fsync       full
  DATABASE_URL             postgres://...: a server instead of the embedded one
  DATABASE_URL_FILE, ADMIN_PASSWORD_FILE   a file to read that variable from
  POOL_SIZE                connections to that server                              10
  LIST_TIMEOUT_MS          time for a statement of a list on that server           5000
  NAMED_STATEMENTS         on, off: prepare statements of lists (not with PgBouncer before 1.21)   off
  AUTH_SECRET              signs the tokens; 32 characters or more                 generated in DATA_DIR
  AUTH_SECRET_FILE         a file with such secrets, one per line, newest first; read again when it changes
  ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_NAME   the first user of an empty database; without them, a one-time link
  CONSOLE_URL              URL of the console in links, and the site of passkeys   http://HOST:PORT and BASE_PATH
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET[_FILE]   sign-in through the company's OpenID Connect provider
  OIDC_ROLES               groups with their roles: admins=administrator,support=reader
  OIDC_GROUP_CLAIM, OIDC_SCOPE, OIDC_SESSION_HOURS   groups; openid profile email; 12
  OIDC_ACR                 values of acr, one of which the ID token must have      any
  PASSWORD_SIGN_IN         on, off: may users sign in with a password              on
  SESSION_IDLE_HOURS       idle hours after which a session ends                   72
  SESSION_HOURS            hours after which a session ends, even if it is used   720
  SECOND_FACTOR            optional, required: does each staff user need a second factor   optional
  PROOF_MINUTES            minutes after a sign-in or proof of identity without another for sensitive calls   10
  SMTP_URL[_FILE], MAIL_FROM   smtp://user:password@host:587: mails about new devices and changed factors   no mail
  AUDIT_DAYS               days to keep audit entries                              forever
  TRASH_DAYS               days to keep deleted records in the trash; 0: no trash  30
  DEMO                     on, off: fill an empty database with demo data          on (off in production)
  NODE_ENV                 production: rejects demo data, default and missing secrets
  BASE_PATH                path of the console on its origin, such as /console/    /
  CONSOLE_DIR              the built console                                       dist/console
  LOG_LEVEL                fatal, error, warn, info, debug, trace, silent          warn
  ACCESS_LOG               on, off: log each request                               off
  METRICS_PORT             port of /metrics for Prometheus                         none
  METRICS_HOST             address of /metrics                                     HOST
  DRAIN_SECONDS            after SIGTERM, seconds of serving while /ready is 503   5 (0 outside production)
  OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME …   destination of traces         none
  LOGIN_LIMIT              sign-ins per minute, name and address                   10
  TRUST_PROXY              proxies whose X-Forwarded-For is trusted                none
  ALLOWED_ORIGINS          origins that CORS allows, separated by commas           none
  BUSINESS_TIME_ZONE       the time zone of business days                          the product's, else UTC
  MIN_FREE_DISK_MB         with less free disk space, writes are rejected          256
  IF_MATCH                 optional, required: does a PUT need a version           optional
  REQUEST_TIMEOUT_MS       time for a request to arrive                            30000
  MAX_EVENT_LOOP_DELAY_MS  above it, requests get 503; 0: never                    2000 (embedded: 0)
`;
