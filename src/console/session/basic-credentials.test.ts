import { expect, test } from "vitest";
import { basicCredentials } from "./basic-credentials.ts";

test.each([
  ["admin", "secret"],
  ["joão@ação.example", "çedilha"],
  ["a@b.example", "🌱:with:colons"],
])("case 37: %s and %s are encoded as UTF-8", (username, password) => {
  const [scheme, encoded = ""] = basicCredentials(username, password).split(" ");
  expect(scheme).toBe("Basic");
  expect(new TextDecoder().decode(Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0)))).toBe(
    `${username}:${password}`,
  );
});
