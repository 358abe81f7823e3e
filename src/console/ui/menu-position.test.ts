import { expect, test } from "vitest";
import { toMenuPosition } from "./menu-position.ts";

const view = { width: 1000, height: 800, isRightToLeft: false };
const menu = { width: 200, height: 300 };

function at(left: number, top: number, isRightToLeft = false) {
  const anchor = { left, top, right: left + 32, bottom: top + 32, width: 32, height: 32 };
  return toMenuPosition(anchor, menu, { ...view, isRightToLeft });
}

test("a menu opens below its button", () => {
  expect(at(100, 100)).toEqual({ left: "100px", top: "132px" });
});

test("at the window's right edge, it aligns with the button's right edge", () => {
  expect(at(950, 100)).toEqual({ left: "782px", top: "132px" });
});

test("in a language from right to left, it aligns with the button's right edge, unless it starts at the left one", () => {
  expect([at(500, 100, true).left, at(20, 100, true).left]).toEqual(["332px", "20px"]);
});

test("at the window's bottom edge, it opens above its button", () => {
  expect(at(100, 700)).toEqual({ left: "100px", top: "400px" });
});

test("a menu taller than the window starts at the window's top", () => {
  const place = toMenuPosition(
    { left: 0, top: 700, right: 32, bottom: 732, width: 32, height: 32 },
    { width: 200, height: 900 },
    view,
  );
  expect(place.top).toBe("8px");
});
