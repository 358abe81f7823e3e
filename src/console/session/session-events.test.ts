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
