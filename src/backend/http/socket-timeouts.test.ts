import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { extendSocketTimeouts } from "./socket-timeouts.ts";

const IDLE_MS = 300;

async function listen(workMs: number, handlerMs: number): Promise<URL> {
  const app = fastify({ connectionTimeout: IDLE_MS });
  extendSocketTimeouts(app, { idleMs: IDLE_MS, workMs });
  app.post("/", async () => {
    await new Promise((resolve) => setTimeout(resolve, handlerMs));
    return "made";
  });
  onTestFinished(() => app.close());
  return new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
}

/** The status of a call, or its error code. */
async function post(url: URL): Promise<number | string> {
  const call = request(url, { method: "POST", agent: false });
  call.end();
  try {
    const [response] = await once(call, "response");
    response.resume();
    return response.statusCode;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

test("a call that takes longer than the idle timeout gets its response", async () => {
  expect(await post(await listen(60_000, 3 * IDLE_MS))).toBe(200);
});

test("a call that exceeds the work timeout is cut off", async () => {
  expect(await post(await listen(IDLE_MS, 10 * IDLE_MS))).toBe("ECONNRESET");
});

test("a client that sends half a body is disconnected after the idle timeout", async () => {
  const { hostname, port } = await listen(60_000, 0);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf");
  await once(socket, "close");
});

test("a client that does not read its response is disconnected after the idle timeout", async () => {
  const app = fastify({ connectionTimeout: IDLE_MS });
  extendSocketTimeouts(app, { idleMs: IDLE_MS, workMs: 60_000 });
  // More than the socket buffers.
  app.get("/", async () => "x".repeat(50_000_000));
  onTestFinished(() => app.close());
  const { hostname, port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const connected = once(app.server, "connection") as Promise<[Socket]>;
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [served] = await connected;
  await once(served, "close");
});
