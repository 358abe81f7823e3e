import { expect, test } from "vitest";
import { sessionEvents } from "./session-events.ts";

test("whoever stops listening hears no more", () => {
  const events = sessionEvents();
  const heard: string[] = [];
  const stop = events.subscribe(({ type }) => heard.push(type));
  events.emit({ type: "in" });
  stop();
  events.emit({ type: "out", reason: "signedOut" });
  expect(heard).toEqual(["in"]);
});

test("a listener with replay gets the last event that was emitted before it subscribed, once", () => {
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

test("an event that is emitted between two listeners with replay is not lost", () => {
  const events = sessionEvents();
  events.subscribe(() => undefined, { replay: true })();
  events.emit({ type: "out", reason: "noRefreshToken" });
  const heard: string[] = [];
  events.subscribe(({ type }) => heard.push(type));
  expect(heard).toEqual([]);
  events.subscribe(({ type }) => heard.push(type), { replay: true });
  expect(heard).toEqual(["out"]);
});

test("whoever begins to listen during an event hears the next one first", () => {
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
