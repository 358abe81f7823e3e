import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { createTestTexts } from "../testing/create-test-texts.ts";
import { createQueryClient } from "./query-client.ts";
import { useBackendMutation } from "./use-backend-mutation.ts";

/** Renders a mutation whose calls the test ends, in their order. */
async function start(keyOf?: (given: string) => string) {
  const begun: string[] = [];
  const settled: string[] = [];
  const ends: (() => void)[] = [];
  const call = (given: string) => {
    begun.push(given);
    return new Promise<string>((resolve, reject) =>
      ends.push(() => (given === "bad" ? reject(new RangeError("refused")) : resolve(given))),
    );
  };
  const texts = await createTestTexts("en-US");
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageProvider texts={texts}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LanguageProvider>
  );
  const onSettled = () => settled.push("settled");
  const { result } = renderHook(
    () => useBackendMutation({ call, onSettled, ...(keyOf === undefined ? {} : { keyOf }) }),
    { wrapper },
  );
  const answers: (string | undefined)[] = [];
  /** Runs all of them before the next render. */
  const press = (...given: readonly string[]) =>
    act(async () => {
      for (const each of given) {
        void result.current.run(each).then((answer) => answers.push(answer));
      }
    });
  return { begun, settled, answers, press, end: () => act(async () => ends.shift()?.()) };
}

test("a call with the variables of a running one is ignored and resolves to undefined; others run", async () => {
  const { begun, settled, answers, press, end } = await start();
  await press("a", "a", "b");
  expect([begun, answers, settled]).toEqual([["a", "b"], [undefined], []]);
  await end();
  await end();
  expect([answers, settled]).toEqual([
    [undefined, "a", "b"],
    ["settled", "settled"],
  ]);
});

test("after a success or a failure, the next call runs", async () => {
  const { begun, settled, press, end } = await start();
  for (const given of ["a", "bad", "b"]) {
    await press(given);
    await end();
  }
  expect([begun, settled]).toEqual([
    ["a", "bad", "b"],
    ["settled", "settled", "settled"],
  ]);
});

test("calls with the same key run one at a time, whatever their variables", async () => {
  const { begun, press, end } = await start(() => "same");
  await press("a", "b");
  expect(begun).toEqual(["a"]);
  await end();
  await press("b");
  expect(begun).toEqual(["a", "b"]);
});
