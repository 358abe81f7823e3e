import { expect, test, vi } from "vitest";
import { RecentChanges, type Undo, type UndoOutcome } from "./recent-changes.ts";

const DONE: UndoOutcome = { toasts: [], problems: [], left: null };
const noUndo = () => undefined;

/** An undo that ends when the test says so. */
function heldUndo() {
  let end = () => {};
  const ended = new Promise<UndoOutcome>((resolve) => {
    end = () => resolve(DONE);
  });
  return { undo: vi.fn<Undo>(() => ended), end };
}

test("the last change is the newest one that is not undone", async () => {
  const changes = new RecentChanges();
  const undo: Undo = async () => DONE;
  const first = changes.add({ text: "first", undo });
  const second = changes.add({ text: "second", undo });
  expect(changes.last()?.id).toBe(second);
  await changes.undo(second, noUndo);
  expect(changes.last()?.id).toBe(first);
  await changes.undo(first, noUndo);
  expect(changes.last()).toBeNull();
  expect(changes.getSnapshot().map(({ text, state }) => `${text} ${state}`)).toEqual(["second undone", "first undone"]);
});

test("a change is undone once, even by two requests", async () => {
  const changes = new RecentChanges();
  const { undo, end } = heldUndo();
  const id = changes.add({ text: "once", undo });
  const both = [changes.undo(id, noUndo), changes.undo(id, noUndo)];
  expect(changes.getSnapshot()[0]?.state).toBe("undoing");
  end();
  await Promise.all(both);
  await changes.undo(id, noUndo);
  expect(undo).toHaveBeenCalledTimes(1);
});

test("records that could not be undone stay, with their reasons and an undo for them", async () => {
  const changes = new RecentChanges();
  const rest = vi.fn<Undo>(async () => DONE);
  const problems = [{ title: "Ana", reason: "changed since" }];
  const id = changes.add({ text: "many", undo: async () => ({ toasts: [{ text: "told" }], problems, left: rest }) });
  const notify = vi.fn();
  await changes.undo(id, notify);
  expect(notify.mock.calls).toEqual([[{ text: "told" }]]);
  expect(changes.last()).toMatchObject({ id, state: "done", problems });
  await changes.undo(id, noUndo);
  expect(rest).toHaveBeenCalledTimes(1);
  expect(changes.last()).toBeNull();
});

test("an undo of 20,000 records publishes its progress about a hundred times", async () => {
  const changes = new RecentChanges();
  const listener = vi.fn();
  const total = 20_000;
  const id = changes.add({
    text: "many",
    undo: async ({ onProgress }) => {
      for (let done = 1; done <= total; done += 1) {
        onProgress(done, total);
      }
      return DONE;
    },
  });
  changes.subscribe(listener);
  await changes.undo(id, noUndo);
  expect(listener.mock.calls.length).toBeGreaterThan(90);
  expect(listener.mock.calls.length).toBeLessThan(110);
});

test("a running undo can be stopped", async () => {
  const changes = new RecentChanges();
  const { undo, end } = heldUndo();
  const id = changes.add({ text: "long", undo });
  const running = changes.undo(id, noUndo);
  changes.getSnapshot()[0]?.stop?.();
  expect(undo.mock.calls[0]?.[0].signal.aborted).toBe(true);
  end();
  await running;
  expect(changes.getSnapshot()[0]?.stop).toBeNull();
});

test("only the newest 50 changes are kept", () => {
  const changes = new RecentChanges();
  for (let at = 0; at < 60; at += 1) {
    changes.add({ text: `change ${at}`, undo: null });
  }
  expect(changes.getSnapshot()).toHaveLength(50);
  expect(changes.getSnapshot()[0]?.text).toBe("change 59");
});
