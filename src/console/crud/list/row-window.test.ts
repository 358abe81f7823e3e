import { beforeEach, expect, test, vi } from "vitest";
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

/** Opens a row window over 1,000 rows at scroll position 0. `render` returns the indices that are rendered. */
function openWindow() {
  const body = document.createElement("tbody");
  const rect = () => ({ top: -scrolled, bottom: HEIGHT, width: 800, height: 0 }) as DOMRect;
  body.getBoundingClientRect = rect;
  let parts: readonly Part[] = [];
  const rows = new RowWindow({
    body,
    estimate: ROW,
    onRender: (rendered) => Object.assign(state, { parts: rendered }),
  });
  const state = { parts };
  rows.setRows(ids, parts);
  rows.setRows(ids, state.parts);
  const render = (): readonly number[] => {
    parts = state.parts;
    rows.setRows(ids, parts);
    return indicesOf(parts);
  };
  /** Runs animation frames until none is scheduled. Returns the rendered indices after each frame. */
  const renderFrames = (): readonly (readonly number[])[] => {
    const rendered: (readonly number[])[] = [];
    for (let frame = frames.pop(); frame; frame = frames.pop()) {
      frame(0);
      rendered.push(render());
    }
    return rendered;
  };
  const jump = (top: number) => {
    scrolled = top;
    document.dispatchEvent(new Event("scroll"));
    return renderFrames();
  };
  const print = () => {
    window.dispatchEvent(new Event("beforeprint"));
    const whole = render();
    window.dispatchEvent(new Event("afterprint"));
    return [whole, render(), ...renderFrames()];
  };
  /** Runs one frame after a jump, without passing the rendered rows back to the window. */
  const jumpUnrendered = (top: number): readonly number[] => {
    scrolled = top;
    document.dispatchEvent(new Event("scroll"));
    frames.pop()?.(0);
    return indicesOf(state.parts);
  };
  /** Indices that `show` renders synchronously. */
  const show = (index: number): readonly number[] => {
    state.parts = [];
    rows.show(index);
    return indicesOf(state.parts);
  };
  return { first: indicesOf(state.parts), jump, jumpUnrendered, print, show, stop: () => rows.stop() };
}

test("a jump adds four and removes six rows per frame, keeps at most eighty, and ends with the visible rows", () => {
  const { first, jump, stop } = openWindow();
  const rendered = jump(20_000);
  const steps = rendered.map((now, at) => {
    const before = rendered[at - 1] ?? first;
    const countOf = (some: readonly number[], others: readonly number[]) =>
      some.filter((index) => !others.includes(index)).length;
    return { made: countOf(now, before), given: countOf(before, now) };
  });
  expect(Math.max(...steps.map(({ made }) => made))).toBe(4);
  expect(Math.max(...steps.map(({ given }) => given))).toBe(6);
  expect(Math.max(...rendered.map(({ length }) => length))).toBeLessThanOrEqual(80);
  const last = rendered.at(-1) ?? [];
  expect([last[0], last.at(-1)]).toEqual([489, 525]);
  stop();
});

test("after printing, at most eighty rows are rendered, and finally only those in the viewport", () => {
  const { first, print, stop } = openWindow();
  const [printed, ...after] = print();
  expect(printed).toHaveLength(ids.length);
  expect(Math.max(...after.map(({ length }) => length))).toBe(80);
  expect(after.at(-1)).toEqual(first);
  stop();
});

test("a row that receives keyboard focus is rendered synchronously, even if it is already scheduled", () => {
  const { jumpUnrendered, show, stop } = openWindow();
  const told = jumpUnrendered(20_000);
  expect(told).toContain(500);
  expect(show(500)).toEqual(told);
  expect(show(700)).toEqual([...told, 700]);
  stop();
});
