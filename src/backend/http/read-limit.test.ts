import { EventEmitter, once } from "node:events";
import { type ClientRequest, get } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { type FastifyRequest, fastify } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { type LineLimits, limitReads, ReadLines } from "./read-limit.ts";

const querystring = { type: "object", properties: { by: { type: "string" } } };
let app = fastify();

const WIDE = { running: 100, waiting: 100, waitMs: 600_000 };

/** A server that holds its list responses until the test releases them. */
async function serve(lists: LineLimits, all: LineLimits = WIDE) {
  app = fastify();
  registerErrorHandler(app);
  const signs = new EventEmitter();
  const toCaller = ({ headers }: FastifyRequest) => {
    const caller = String(headers["caller"]);
    signs.emit(caller);
    return caller;
  };
  limitReads(app, new ReadLines({ lists, files: { ...WIDE, running: 1 }, all }), toCaller);
  const held: (() => void)[] = [];
  app.get("/books", { schema: { querystring } }, async () => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      signs.emit("started");
    });
    return { ok: true };
  });
  app.get("/books/:id", async () => ({ ok: true }));
  app.post("/books/export", { schema: { querystring } }, async () => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      signs.emit("started");
    });
    return "file";
  });
  const read = (caller: string, url = "/books") => app.inject({ url, headers: { caller } });
  const save = (caller: string) => app.inject({ method: "POST", url: "/books/export", headers: { caller } });
  const started = async (count: number) => {
    while (held.length < count) {
      await once(signs, "started");
    }
  };
  return { read, save, held, started, signs };
}

function release(held: readonly (() => void)[]): void {
  for (const answer of held) {
    answer();
  }
}

function toClosed(request: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    request.on("error", () => undefined).once("close", resolve);
  });
}

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

test("lists above the limit of a caller wait in order, and other callers and single records do not", async () => {
  const { read, held, started } = await serve({ running: 2, waiting: 5, waitMs: 600_000 });
  const mine = [read("ana"), read("ana"), read("ana")];
  await started(2);
  const other = read("rui");
  await started(3);
  expect((await read("ana", "/books/1")).statusCode).toBe(200);
  expect(held).toHaveLength(3);
  held[0]?.();
  await started(4);
  release(held);
  expect((await Promise.all([...mine, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test("a caller with too many waiting lists gets 429 at once, with Retry-After", async () => {
  const { read, held, started } = await serve({ running: 1, waiting: 1, waitMs: 600_000 });
  const [first, second] = [read("ana"), read("ana")];
  await started(1);
  const third = await read("ana");
  expect([third.statusCode, third.headers["retry-after"]]).toEqual([429, "5"]);
  held[0]?.();
  await started(2);
  release(held);
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("a queued list gets 429 after the time limit, and its slot is free again", async () => {
  const { read, held, started } = await serve({ running: 1, waiting: 1, waitMs: 50 });
  const first = read("ana");
  await started(1);
  expect((await read("ana")).statusCode).toBe(429);
  expect((await read("ana")).statusCode).toBe(429);
  held[0]?.();
  expect((await first).statusCode).toBe(200);
});

test("a client that disconnects while its session is checked leaves the queue", async () => {
  app = fastify();
  registerErrorHandler(app);
  const signs = new EventEmitter();
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (raw.headers["leaves"] !== undefined) {
      signs.emit("checks");
      await once(reply.raw, "close");
    }
  });
  limitReads(app, new ReadLines({ lists: { ...WIDE, running: 1, waiting: 1 }, files: WIDE, all: WIDE }), () => "ana");
  app.get("/books", { schema: { querystring } }, async () => ({ ok: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (let round = 0; round < 3; round += 1) {
    const gone = get({ host: "127.0.0.1", port, path: "/books", headers: { leaves: "yes" } });
    const closed = toClosed(gone);
    await once(signs, "checks");
    gone.destroy();
    await closed;
  }
  const stays = await fetch(`http://127.0.0.1:${port}/books`, { signal: AbortSignal.timeout(10_000) });
  expect(stays.status).toBe(200);
});

test("lists of all callers leave connections in reserve", async () => {
  const { read, held, started } = await serve(WIDE, { ...WIDE, running: 1 });
  const [first, second] = [read("ana"), read("rui")];
  await started(1);
  expect((await read("eva", "/books/1")).statusCode).toBe(200);
  expect(held).toHaveLength(1);
  held[0]?.();
  await started(2);
  release(held);
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("exported files of a caller wait for each other, but not for lists", async () => {
  const { read, save, held, started } = await serve({ ...WIDE, running: 1 });
  const files = [save("ana"), save("ana")];
  await started(1);
  const list = read("ana");
  await started(2);
  held[0]?.();
  await started(3);
  release(held);
  expect((await Promise.all([...files, list])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test("a file that is still being sent delays only the caller's next file", async () => {
  app = fastify();
  registerErrorHandler(app);
  const limits = { lists: WIDE, files: { ...WIDE, running: 1, waiting: 0 }, all: { ...WIDE, running: 1 } };
  limitReads(app, new ReadLines(limits), ({ headers }) => String(headers["caller"]));
  const sent = new PassThrough();
  app.post("/books/export", { schema: { querystring } }, async ({ headers }, reply) =>
    reply.send(headers["caller"] === "ana" ? sent : "file"),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const save = (caller: string) =>
    fetch(`http://127.0.0.1:${port}/books/export`, { method: "POST", headers: { caller } });
  sent.write("first part");
  const first = await save("ana");
  expect([(await save("ana")).status, (await save("rui")).status]).toEqual([429, 200]);
  sent.end();
  expect(await first.text()).toBe("first part");
});

test("time spent waiting for other callers does not make a caller slow", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { read, held, started, signs } = await serve({ ...WIDE, running: 2, slowMs: 1_000 }, { ...WIDE, running: 2 });
  const others = [read("rui"), read("eva")];
  await started(2);
  const asked = once(signs, "ana");
  const waits = read("ana");
  await asked;
  await read("eva", "/books/1");
  vi.advanceTimersByTime(5_000);
  release(held);
  await started(3);
  held[2]?.();
  await Promise.all([...others, waits]);
  const both = [read("ana"), read("ana")];
  await started(5);
  release(held);
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("a list counts until it ends, even if its client disconnects", async () => {
  const { held, started } = await serve({ ...WIDE, running: 1 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const gone = get({ host: "127.0.0.1", port, path: "/books", headers: { caller: "ana" } });
  const closed = toClosed(gone);
  await started(1);
  gone.destroy();
  await closed;
  const next = fetch(`http://127.0.0.1:${port}/books`, { headers: { caller: "ana" } });
  await fetch(`http://127.0.0.1:${port}/books/1`);
  expect(held).toHaveLength(1);
  held[0]?.();
  await started(2);
  held[1]?.();
  expect((await next).status).toBe(200);
});

test("HEAD counts like GET", async () => {
  const { held, started } = await serve({ ...WIDE, running: 1, waiting: 0 });
  const head = () => app.inject({ method: "HEAD", url: "/books", headers: { caller: "ana" } });
  const first = head();
  await started(1);
  expect((await head()).statusCode).toBe(429);
  release(held);
  expect((await first).statusCode).toBe(200);
});

test("several backends share the lines", async () => {
  app = fastify();
  registerErrorHandler(app);
  const lines = new ReadLines({ lists: { ...WIDE, running: 1, waiting: 0 }, files: WIDE, all: WIDE });
  const signs = new EventEmitter();
  const held: (() => void)[] = [];
  for (const prefix of ["/main", "/other"]) {
    await app.register(
      async (api) => {
        limitReads(api, lines, () => "ana");
        api.get("/books", { schema: { querystring } }, async () => {
          const end = new Promise<void>((resolve) => held.push(resolve));
          signs.emit("started");
          await end;
          return { ok: true };
        });
      },
      { prefix },
    );
  }
  const started = once(signs, "started");
  const first = app.inject("/main/books");
  await started;
  expect((await app.inject("/other/books")).statusCode).toBe(429);
  release(held);
  expect((await first).statusCode).toBe(200);
});
