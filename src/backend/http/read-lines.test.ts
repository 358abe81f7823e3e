import { expect, test } from "vitest";
import { type LineLimits, ReadLine, toReadLimits } from "./read-limit.ts";

test("a client that goes away leaves the line", async () => {
  const line = new ReadLine({ running: 1, waiting: 1, waitMs: 600_000 });
  const stays = new Promise<void>(() => undefined);
  const leave = await line.enter(stays);
  await expect(line.enter(Promise.resolve())).rejects.toThrow("Too many lists");
  const next = line.enter(stays);
  leave(1);
  (await next)(1);
  expect(line.isEmpty).toBe(true);
});

test("a caller uses at most two fifths of the connections for lists, and all callers at most four fifths", () => {
  const running = (size: number) => Object.values(toReadLimits(size)).map((line: LineLimits) => line.running);
  expect([1, 5, 10, 100].map(running).join(" ")).toBe("1,1,1 2,1,4 4,2,8 40,20,80");
});

test("after a slow list a caller reads one at a time, until a list is fast", async () => {
  const line = new ReadLine({ running: 2, waiting: 5, waitMs: 600_000, slowMs: 1_000 });
  const stays = new Promise<void>(() => undefined);
  const entered: string[] = [];
  const enter = async (name: string) => {
    const leave = await line.enter(stays);
    entered.push(name);
    return leave;
  };
  const [leaveFirst, leaveSecond] = [await enter("first"), await enter("second")];
  const [third, fourth] = [enter("third"), enter("fourth")];
  leaveSecond(1_001);
  leaveFirst(1_001);
  const leaveThird = await third;
  expect(entered).toEqual(["first", "second", "third"]);
  leaveThird(5);
  const leaveFourth = await fourth;
  const leaveFifth = await enter("fifth");
  leaveFourth(1_001);
  expect(line.isEmpty).toBe(false);
  leaveFifth(5);
  expect(line.isEmpty).toBe(true);
});

test("a read that did not start does not change whether its caller is slow", async () => {
  const line = new ReadLine({ running: 2, waiting: 5, waitMs: 600_000, slowMs: 1_000 });
  const stays = new Promise<void>(() => undefined);
  (await line.enter(stays))(1_001);
  (await line.enter(stays))(null);
  expect(line.isEmpty).toBe(false);
  (await line.enter(stays))(5);
  (await line.enter(stays))(null);
  expect(line.isEmpty).toBe(true);
});
