import { expect, test, vi } from "vitest";
import { languageName } from "./language-name.ts";

test("the console's own languages are named without the browser's slow lookup", () => {
  const asked = vi.spyOn(Intl, "DisplayNames");
  expect(["pt-BR", "en-US"].map(languageName)).toEqual(["Português (Brasil)", "English (US)"]);
  expect(asked).not.toHaveBeenCalled();
});

test("another language has the browser's name, capitalized", () => {
  expect(languageName("es-ES")).toBe("Español (España)");
});
