import { finished } from "node:stream";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { HttpProblem } from "./http-problem.ts";

/** Limits for reads at the same time. */
export interface LineLimits {
  /** Reads that run at the same time. */
  readonly running: number;
  /** Reads that wait for their turn. More are rejected at once. */
  readonly waiting: number;
  /** How long a read waits before it is rejected. */
  readonly waitMs: number;
  /** After a read slower than this, reads run one at a time until one is faster. Default: no such limit. */
  readonly slowMs?: number;
}

/** Limits of lists and exported files. */
export interface ReadLimits {
  /** Lists of one caller. */
  readonly lists: LineLimits;
  /** Exported files of one caller, until they are sent. A client that stops reading delays only its own files. */
  readonly files: LineLimits;
  /** Lists of all callers. */
  readonly all: LineLimits;
}

/** Leaves a line, with the duration of the read in ms; null if nothing was read. */
type Leave = (ms: number | null) => void;

/** The part of the database's connections that one caller may use. */
const SHARE = 0.4;
/** The share of the pool that lists never use, so that sessions, records and writes always get a connection. */
const RESERVE = 0.2;
const MAX_WAITING = 32;
const WAIT_MS = 30_000;
const SLOW_MS = 1_000;

/** The limits for a pool of connections. A single connection, as of the embedded database, serves one list at a time. */
export function toReadLimits(poolSize: number): ReadLimits {
  const running = Math.max(1, Math.floor(poolSize * SHARE));
  const waits = { waiting: MAX_WAITING, waitMs: WAIT_MS };
  return {
    lists: { running, ...waits, slowMs: SLOW_MS },
    files: { running: Math.max(1, Math.floor(running / 2)), ...waits },
    all: {
      running: Math.max(1, poolSize - Math.ceil(poolSize * RESERVE)),
      waiting: Number.POSITIVE_INFINITY,
      waitMs: WAIT_MS,
    },
  };
}

/** The lines of a process. All its backends share them, since they share the pool. */
export class ReadLines {
  readonly everyone: ReadLine;
  readonly lists: CallerLines;
  readonly files: CallerLines;

  constructor({ lists, files, all }: ReadLimits) {
    this.everyone = new ReadLine(all);
    this.lists = new CallerLines(lists);
    this.files = new CallerLines(files);
  }
}

/**
 * Reads a few lists of a caller at a time, so that slow lists of one caller leave connections to other callers. The
 * caller's further lists queue; if there are too many, they get 429. A caller whose list was slow reads one at a time. All
 * lists together leave a part of the pool to other calls.
 *
 * @param toCaller - identifies the caller of a request
 */
export function limitReads(
  app: FastifyInstance,
  lines: ReadLines,
  toCaller: (request: FastifyRequest) => string,
): void {
  app.addHook("onRoute", (route) => {
    const kind = kindOf(route);
    if (kind === null) {
      return;
    }
    const { handler } = route;
    // In the handler and not in hooks: after its client has disconnected, the read goes on and holds a connection.
    route.handler = async function limited(request, reply) {
      const isGone = new Promise<void>((resolve) => {
        finished(reply.raw, () => resolve());
      });
      const leaves = [await lines[kind].enter(toCaller(request), isGone)];
      let started: number | null = null;
      try {
        if (kind === "lists") {
          leaves.push(await lines.everyone.enter(isGone));
        }
        started = performance.now();
        return await handler.call(this, request, reply);
      } finally {
        for (const leave of leaves) {
          leave(started === null ? null : performance.now() - started);
        }
      }
    };
  });
}

/** An export has the query string of its list. */
function kindOf({ method, url, schema }: RouteOptions): "lists" | "files" | null {
  if (schema?.querystring === undefined) {
    return null;
  }
  // HEAD reads the same list, and drops it.
  if (method === "GET" || method === "HEAD") {
    return "lists";
  }
  return method === "POST" && /\/export\/?$/.test(url) ? "files" : null;
}

/** The queue of each caller. A queue is kept while it has reads, and while its caller is slow. */
class CallerLines {
  readonly #limits: LineLimits;
  readonly #lines = new Map<string, ReadLine>();

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Like `ReadLine.enter`. */
  async enter(caller: string, isGone: Promise<void>): Promise<Leave> {
    const line = this.#lines.get(caller) ?? new ReadLine(this.#limits);
    this.#lines.set(caller, line);
    const leave = await line.enter(isGone);
    return (ms) => {
      leave(ms);
      if (line.isEmpty) {
        this.#lines.delete(caller);
      }
    };
  }
}

/** A queue of reads: runs a limited number at a time. */
export class ReadLine {
  readonly #limits: LineLimits;
  #width: number;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(limits: LineLimits) {
    this.#limits = limits;
    this.#width = limits.running;
  }

  /** True if the queue is in its initial state. */
  get isEmpty(): boolean {
    return this.#running === 0 && this.#waiting.length === 0 && this.#width === this.#limits.running;
  }

  /** Resolves when the read may start, with a function to call with its duration. Rejects with 429 beyond the limits. */
  async enter(isGone: Promise<void>): Promise<Leave> {
    if (this.#running >= this.#width) {
      await this.#wait(isGone);
    } else {
      this.#running += 1;
    }
    return (ms) => {
      this.#running -= 1;
      if (ms !== null) {
        this.#width = ms > (this.#limits.slowMs ?? Number.POSITIVE_INFINITY) ? 1 : this.#limits.running;
      }
      while (this.#running < this.#width && this.#waiting.length > 0) {
        this.#running += 1;
        this.#waiting.shift()?.();
      }
    };
  }

  /** Resolves when an earlier read has ended and this one takes its place. */
  #wait(isGone: Promise<void>): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) {
      return Promise.reject(tooMany());
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        if (this.#waiting.includes(enter)) {
          this.#waiting = this.#waiting.filter((each) => each !== enter);
          clearTimeout(timer);
          reject(tooMany());
        }
      };
      const timer = setTimeout(giveUp, this.#limits.waitMs);
      this.#waiting.push(enter);
      void isGone.then(giveUp);
    });
  }
}

const TOO_MANY = "Too many lists at the same time; try again later";

function tooMany(): HttpProblem {
  return new HttpProblem(429, TOO_MANY);
}

/** True for the rejection of a list by this limit. */
export function isReadProblem({ message }: Error): boolean {
  return message === TOO_MANY;
}
