import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { endConnectionsAtClose } from "./connections-at-close.ts";

test("case 199: a closing server finishes requests and drops connections that sent none", async () => {
  const app = fastify({ forceCloseConnections: "idle", connectionTimeout: 600_000 });
  endConnectionsAtClose(app);
  const signs = new EventEmitter();
  const asked = once(signs, "asked");
  const allowed = once(signs, "allowed");
  app.get("/", async () => {
    signs.emit("asked");
    await allowed;
    return "answered";
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const silent = connect(Number(new URL(url).port), "127.0.0.1");
  silent.resume();
  await Promise.all([once(silent, "connect"), once(app.server, "connection")]);
  const answer = fetch(url);
  await asked;

  const closed = app.close();
  await once(silent, "close");
  signs.emit("allowed");
  expect(await (await answer).text()).toBe("answered");
  await closed;
});
