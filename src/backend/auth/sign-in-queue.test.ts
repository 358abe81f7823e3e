import { expect, test } from "vitest";
import { createSignInQueue, type Lane } from "./sign-in-queue.ts";

/** Tasks that end on demand, with counts of started and rejected ones. */
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

test("case 170: a trusted sign-in starts at once, however many others run and wait", async () => {
  const { add, begun, refused } = startWork();
  for (const name of ["a", "b", "c", "d", "e"]) {
    await add("others", name);
  }
  expect([begun, refused]).toEqual([["a", "b"], ["e 503"]]);
  await add("known", "f");
  expect(begun).toEqual(["a", "b", "f"]);
});

test("trusted sign-ins run before the others, each group in order of arrival", async () => {
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

test("untrusted sign-ins never take the reserved slot, and continue when one of theirs is free", async () => {
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

test("a failed task frees its slot", async () => {
  const enqueue = createSignInQueue({ maxRunning: 1, maxUnknown: 1, maxWaiting: 0 });
  await expect(enqueue("known", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await enqueue("others", async () => "done")).toBe("done");
});
