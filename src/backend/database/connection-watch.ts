import { connect, Socket } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import pg from "pg";

declare module "pg" {
  /** The key of a cancel request, which the driver's types lack. */
  interface ClientBase {
    readonly processID: number;
    readonly secretKey: number;
  }
}

/**
 * Detects dead connections. The driver waits forever for a server that no longer responds, and has no timeout that
 * works behind a pooler.
 */
export interface ConnectionWatch {
  /** Runs work without a time limit. */
  withoutLimit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Sets the time limit of a connection until it is released. */
  limit(client: pg.PoolClient, statementMs: number): void;
  /** True if a cancel request was sent for the statement of a connection in use. */
  isCancelled(client: pg.PoolClient): boolean;
  stop(): void;
}

interface Limits {
  readonly statementMs: number;
  readonly graceMs: number;
  readonly silenceMs: number;
}

/** A connection in use, and the time of its last activity. */
interface UsedConnection {
  bytes: number;
  since: number;
  /** Time of the cancel request; null if none was sent. */
  askedAt: number | null;
  /** Time limit of a statement. */
  limitMs: number;
}

const CHECK_INTERVAL_MS = 1_000;
/** Silence after which the server is pinged. */
const PING_AFTER_MS = 2_000;
const CANCEL_MS = 5_000;
const CANCEL_REQUEST = 80_877_102;

/**
 * Closes connections that wait in vain: silent connections to a server that does not respond to a new connection
 * either, and connections whose statement exceeds its time limit. Their users get an error, and the pool replaces them.
 */
export function watchConnections(pool: pg.Pool, options: pg.ClientConfig, limits: Limits): ConnectionWatch {
  const held = new Map<pg.PoolClient, UsedConnection>();
  pool.on("acquire", (client) => {
    held.set(client, { bytes: bytesOf(client), since: performance.now(), askedAt: null, limitMs: limits.statementMs });
  });
  pool.on("release", (_, client) => held.delete(client));
  let unlimited = 0;
  let isAsking = false;
  const endSlow = () => {
    for (const [client, known] of unlimited > 0 ? [] : findSilent(held, ({ limitMs }) => limitMs)) {
      cancelStatement(client, known, limits.graceMs);
    }
  };
  const endWaiting = async () => {
    if (isAsking || findSilent(held, () => PING_AFTER_MS).length === 0) {
      return;
    }
    isAsking = true;
    const askedAt = performance.now();
    const isAlive = await isResponding(options, limits.silenceMs);
    isAsking = false;
    const askedFor = performance.now() - askedAt;
    for (const [client] of isAlive ? [] : findSilent(held, () => Math.max(PING_AFTER_MS, askedFor))) {
      client.connection.stream.destroy();
    }
  };
  const timer = setInterval(() => {
    endSlow();
    void endWaiting();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return {
    withoutLimit: async (work) => {
      unlimited += 1;
      try {
        return await work();
      } finally {
        unlimited -= 1;
      }
    },
    limit: (client, statementMs) => {
      const known = held.get(client);
      if (known !== undefined) {
        known.limitMs = Math.min(statementMs, limits.statementMs);
      }
    },
    isCancelled: (client) => (held.get(client)?.askedAt ?? null) !== null,
    stop: () => clearInterval(timer),
  };
}

function findSilent(
  held: ReadonlyMap<pg.PoolClient, UsedConnection>,
  toMs: (known: UsedConnection) => number,
): readonly (readonly [pg.PoolClient, UsedConnection])[] {
  const now = performance.now();
  for (const [client, known] of held) {
    const bytes = bytesOf(client);
    if (bytes !== known.bytes) {
      Object.assign(known, { bytes, since: now, askedAt: null });
    }
  }
  return [...held].filter(([, known]) => now - known.since >= toMs(known));
}

function bytesOf({ connection: { stream } }: pg.PoolClient): number {
  return stream instanceof Socket ? stream.bytesRead : 0;
}

/**
 * Inside a transaction the server itself enforces the time limit (`limitTransactions`). Outside of one, a cancel
 * request is needed.
 */
function cancelStatement(client: pg.PoolClient, known: UsedConnection, graceMs: number): void {
  if (known.askedAt === null) {
    known.askedAt = performance.now();
    if (client.getTransactionStatus() === "I") {
      cancel(client);
    }
  } else if (performance.now() - known.askedAt >= graceMs) {
    client.connection.stream.destroy();
  }
}

/** The protocol sends a cancel request on a connection of its own. If it fails, the connection is closed anyway. */
function cancel(client: pg.PoolClient): void {
  const { processID, secretKey } = client;
  const message = Buffer.alloc(16);
  for (const [index, word] of [message.length, CANCEL_REQUEST, processID, secretKey].entries()) {
    message.writeInt32BE(word, index * 4);
  }
  const { host, port } = client;
  const socket = connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.on("error", () => undefined);
  // The server closes the connection after the request. A pooler ignores the request if the client closes first.
  socket.write(message);
  socket.setTimeout(CANCEL_MS, () => socket.destroy());
  socket.unref();
}

/** Pings a server. An error response, such as "too many connections" or "starting up", counts as a response. */
async function isResponding(options: pg.ClientConfig, ms: number): Promise<boolean> {
  const client = new pg.Client(options);
  client.on("error", () => undefined);
  const sign = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    );
  // If this thread was blocked, data that arrived in the meantime is read in the next turn of the event loop.
  const silence = pause(ms, false, { ref: false }).then(async (result) => {
    await turn();
    await turn();
    return result;
  });
  const isAlive = await Promise.race([sign, silence]);
  client.connection.stream.destroy();
  return isAlive;
}
