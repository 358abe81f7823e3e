import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { forSuite } from "../testing/for-suite.ts";
import { startTestBackend } from "../testing/test-backend.ts";

const backend = forSuite(() => startTestBackend("embedded"));
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await backend.app.listen({ host: "127.0.0.1", port: 0 })).port);
});

/** The response to a raw request. */
function send(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`),
    );
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(said));
  });
}

const statusOf = async (lines: readonly string[]) => Number((await send(lines)).split(" ")[1]);

test("a request with one of each header is accepted, also in absolute form", async () => {
  expect(await statusOf(["GET /config.json HTTP/1.1", "Host: x", "Accept: a/b", "Accept: c/d"])).toBe(200);
  const answer = await send(["GET http://x/api/books HTTP/1.1", "Host: x"]);
  expect(answer).toContain(" 401 ");
  expect(answer.toLowerCase()).toContain("cache-control: no-store");
});

test.each([
  ["two Host headers", ["Host: x", "Host: y"]],
  ["one Host header twice", ["Host: x", "HOST: x"]],
  ["two Authorization headers", ["Host: x", "Authorization: Bearer a", "authorization: Bearer b"]],
  ["two content types", ["Host: x", "Content-Type: application/json", "Content-Type: text/plain"]],
  ["a second Host header behind two thousand others", ["Host: x", ...Array<string>(2_100).fill("a:b"), "Host: y"]],
  ["no Host header", []],
])("%s are rejected", async (_, headers) => {
  expect(await statusOf(["GET /config.json HTTP/1.1", ...headers])).toBe(400);
});
