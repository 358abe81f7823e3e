import { expect, test } from "vitest";
import { sessionEvents } from "./session-events.ts";

test("an unsubscribed listener receives no events", () => {
  const events = sessionEvents();
  const heard: string[] = [];
  const stop = events.subscribe(({ type }) => heard.push(type));
  events.emit({ type: "in" });
  stop();
  events.emit({ type: "out", reason: "signedOut" });
  expect(heard).toEqual(["in"]);
});

test("a listener with replay gets the last event emitted before it subscribed, once", () => {
  const events = sessionEvents();
  events.subscribe(() => undefined);
  events.emit({ type: "in" });
  events.emit({ type: "out", reason: "refreshFailed" });
  const heard: string[] = [];
  const stop = events.subscribe((event) => heard.push(event.type === "out" ? event.reason : "in"), { replay: true });
  expect(heard).toEqual(["refreshFailed"]);
  events.emit({ type: "in" });
  stop();
  events.subscribe(({ type }) => heard.push(type), { replay: true });
  expect(heard).toEqual(["refreshFailed", "in"]);
});

test("an event emitted between two listeners with replay is not lost", () => {
  const events = sessionEvents();
  events.subscribe(() => undefined, { replay: true })();
  events.emit({ type: "out", reason: "noRefreshToken" });
  const heard: string[] = [];
  events.subscribe(({ type }) => heard.push(type));
  expect(heard).toEqual([]);
  events.subscribe(({ type }) => heard.push(type), { replay: true });
  expect(heard).toEqual(["out"]);
});

test("a listener that subscribes during an event gets only later events", () => {
  const events = sessionEvents();
  const heard: string[] = [];
  const stop = events.subscribe(() => {
    stop();
    events.subscribe(({ type }) => heard.push(type));
  });
  events.emit({ type: "in" });
  expect(heard).toEqual([]);
  events.emit({ type: "out", reason: "otherTab" });
  expect(heard).toEqual(["out"]);
});
