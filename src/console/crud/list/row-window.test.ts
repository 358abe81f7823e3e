import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Part } from "./row-parts.ts";
import { RowWindow } from "./row-window.ts";

const ROW = 40;
const HEIGHT = 600;
const ids = Array.from({ length: 1000 }, (_, index) => `r${index}`);
const indicesOf = (parts: readonly Part[]) => parts.flatMap((part) => ("index" in part ? part.index : []));

let frames: FrameRequestCallback[] = [];
let scrolled = 0;

beforeEach(() => {
  [frames, scrolled] = [[], 0];
  vi.stubGlobal("innerHeight", HEIGHT);
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A window over a thousand rows at their top, and what of them is drawn after each frame. */
function openWindow() {
  const body = document.createElement("tbody");
  const rect = () => ({ top: -scrolled, bottom: HEIGHT, width: 800, height: 0 }) as DOMRect;
  body.getBoundingClientRect = rect;
  let parts: readonly Part[] = [];
  const rows = new RowWindow({ body, estimate: ROW, onDraw: (drawn) => Object.assign(state, { parts: drawn }) });
  const state = { parts };
  rows.setRows(ids, parts);
  rows.setRows(ids, state.parts);
  const draw = (): readonly number[] => {
    parts = state.parts;
    rows.setRows(ids, parts);
    return indicesOf(parts);
  };
  /** What is drawn after each frame, until none is asked for any more. */
  const drawFrames = (): readonly (readonly number[])[] => {
    const drawn: (readonly number[])[] = [];
    for (let frame = frames.pop(); frame; frame = frames.pop()) {
      frame(0);
      drawn.push(draw());
    }
    return drawn;
  };
  const jump = (top: number) => {
    scrolled = top;
    document.dispatchEvent(new Event("scroll"));
    return drawFrames();
  };
  const print = () => {
    window.dispatchEvent(new Event("beforeprint"));
    const whole = draw();
    window.dispatchEvent(new Event("afterprint"));
    return [whole, draw(), ...drawFrames()];
  };
  /** One frame after a jump: its rows were told, and nobody has drawn them yet. */
  const jumpUndrawn = (top: number): readonly number[] => {
    scrolled = top;
    document.dispatchEvent(new Event("scroll"));
    frames.pop()?.(0);
    return indicesOf(state.parts);
  };
  /** What is told at once when a row has to be there. */
  const show = (index: number): readonly number[] => {
    state.parts = [];
    rows.show(index);
    return indicesOf(state.parts);
  };
  return { first: indicesOf(state.parts), jump, jumpUndrawn, print, show, stop: () => rows.stop() };
}

test("a jump makes four rows a frame and gives up six, has no more than eighty, and ends with those in sight", () => {
  const { first, jump, stop } = openWindow();
  const drawn = jump(20_000);
  const steps = drawn.map((now, at) => {
    const before = drawn[at - 1] ?? first;
    const countOf = (some: readonly number[], others: readonly number[]) =>
      some.filter((index) => !others.includes(index)).length;
    return { made: countOf(now, before), given: countOf(before, now) };
  });
  expect(Math.max(...steps.map(({ made }) => made))).toBe(4);
  expect(Math.max(...steps.map(({ given }) => given))).toBe(6);
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThanOrEqual(80);
  const last = drawn.at(-1) ?? [];
  expect([last[0], last.at(-1)]).toEqual([489, 525]);
  stop();
});

test("after a page was printed whole there are never more than eighty rows again, and in the end those in sight", () => {
  const { first, print, stop } = openWindow();
  const [printed, ...after] = print();
  expect(printed).toHaveLength(ids.length);
  expect(Math.max(...after.map(({ length }) => length))).toBe(80);
  expect(after.at(-1)).toEqual(first);
  stop();
});

test("a row that a key goes to is told at once, also one that was told a moment ago and is not drawn yet", () => {
  const { jumpUndrawn, show, stop } = openWindow();
  const told = jumpUndrawn(20_000);
  expect(told).toContain(500);
  expect(show(500)).toEqual(told);
  expect(show(700)).toEqual([...told, 700]);
  stop();
});
