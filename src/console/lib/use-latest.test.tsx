import { act, render } from "@testing-library/react";
import { Suspense, startTransition, use, useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { useLatest } from "./use-latest.ts";

const never = new Promise<never>(() => undefined);

interface Probe {
  readonly seen: number[];
  read: () => number;
  set: (count: number) => void;
}

function Suspending({ isOn }: { readonly isOn: boolean }) {
  return isOn ? use(never) : null;
}

function Counter({ probe }: { readonly probe: Probe }) {
  const [count, setCount] = useState(0);
  const latest = useLatest(count);
  useLayoutEffect(() => {
    probe.set = setCount;
    probe.read = () => latest.current;
    probe.seen.push(latest.current);
  });
  return <Suspending isOn={count === 2} />;
}

test("a layout effect reads the value of its own render, and a discarded render changes nothing", async () => {
  const probe: Probe = { seen: [], read: () => Number.NaN, set: () => undefined };
  render(
    <Suspense fallback={null}>
      <Counter probe={probe} />
    </Suspense>,
  );
  act(() => probe.set(1));
  expect(probe.seen).toEqual([0, 1]);
  await act(async () => startTransition(() => probe.set(2)));
  expect(probe.read()).toBe(1);
});
