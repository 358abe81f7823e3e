import { afterEach, expect, test } from "vitest";
import { forgetLists, keepPageScroll, keepScroll, lastPageScroll, lastScroll } from "./last-lists.ts";

afterEach(forgetLists);

test("scroll offsets are kept for the 100 most recently written addresses", () => {
  for (let at = 1; at <= 150; at += 1) {
    keepScroll(`/books?q=${at}`, at);
    keepPageScroll(`/books?q=${at}`, at);
    // Rewritten on each iteration, so it is never evicted.
    keepScroll("/books", at);
  }
  expect([50, 52, 150].map((at) => lastScroll(`/books?q=${at}`))).toEqual([0, 52, 150]);
  expect([50, 51, 150].map((at) => lastPageScroll(`/books?q=${at}`))).toEqual([0, 51, 150]);
  expect(lastScroll("/books")).toBe(150);
});
