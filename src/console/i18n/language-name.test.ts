import { afterEach, expect, test, vi } from "vitest";
import { languageName } from "./language-name.ts";

afterEach(() => vi.restoreAllMocks());

test("the console's own languages are named without asking the browser, which takes long", () => {
  const asked = vi.spyOn(Intl, "DisplayNames");
  expect(["pt-BR", "en-US"].map(languageName)).toEqual(["Português (Brasil)", "English (US)"]);
  expect(asked).not.toHaveBeenCalled();
});

test("any other is named as the browser names it, as a title is written", () => {
  expect(languageName("es-ES")).toBe("Español (España)");
});
