import { expect, test } from "vitest";
import { createSignInQueue, type Lane } from "./sign-in-queue.ts";

/** Pieces of work that end when they are told to, and what has begun and been refused so far. */
function startWork() {
  const enqueue = createSignInQueue({ maxRunning: 3, maxUnknown: 2, maxWaiting: 2 });
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const refused: string[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const add = async (lane: Lane, name: string) => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      });
    void enqueue(lane, work).catch(({ statusCode }: { readonly statusCode: number }) =>
      refused.push(`${name} ${statusCode}`),
    );
    await settled();
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { add, end, begun, refused };
}

test("case 170: one from a known place begins at once, however many others are at it and wait", async () => {
  const { add, begun, refused } = startWork();
  for (const name of ["a", "b", "c", "d", "e"]) {
    await add("others", name);
  }
  expect([begun, refused]).toEqual([["a", "b"], ["e 503"]]);
  await add("known", "f");
  expect(begun).toEqual(["a", "b", "f"]);
});

test("those from known places have their turn before the others, each in the order they came", async () => {
  const { add, end, begun } = startWork();
  for (const [lane, name] of [
    ["others", "a"],
    ["others", "b"],
    ["known", "c"],
    ["others", "d"],
    ["known", "e"],
    ["known", "f"],
  ] as const) {
    await add(lane, name);
  }
  expect(begun).toEqual(["a", "b", "c"]);
  for (const [name, next] of [
    ["a", "e"],
    ["c", "f"],
    ["e", "d"],
  ] as const) {
    await end(name);
    expect(begun.at(-1)).toBe(next);
  }
  expect(begun).toHaveLength(6);
});

test("others take no place that is kept for the known, and begin again when one of theirs is free", async () => {
  const { add, end, begun } = startWork();
  for (const [lane, name] of [
    ["others", "a"],
    ["others", "b"],
    ["known", "c"],
    ["others", "d"],
  ] as const) {
    await add(lane, name);
  }
  await end("c");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("work that fails leaves its place", async () => {
  const enqueue = createSignInQueue({ maxRunning: 1, maxUnknown: 1, maxWaiting: 0 });
  await expect(enqueue("known", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await enqueue("others", async () => "done")).toBe("done");
});
