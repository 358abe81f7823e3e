import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDensity } from "./use-density.ts";

test("lists are compact by default, and the selected density is stored", () => {
  const first = renderHook(() => useDensity());
  expect(first.result.current[0]).toBe("compact");
  act(() => first.result.current[1]("comfortable"));
  expect(first.result.current[0]).toBe("comfortable");
  expect(renderHook(() => useDensity()).result.current[0]).toBe("comfortable");
});
