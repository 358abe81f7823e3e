import { startTestBackend, type TestBackend, type TestCall } from "entity-console/testing/backend";
import { afterAll, beforeAll } from "vitest";
import { backendProduct } from "../product.ts";

/** A backend for all tests of the surrounding suite. `call` has the token of its demo administrator. */
export function openBackend(kind: "embedded" | "postgresql") {
  const backend = {} as TestBackend;
  let token = "";
  beforeAll(async () => {
    Object.assign(backend, await startTestBackend(kind, {}, backendProduct));
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());
  return { backend, call: (made: TestCall) => backend.as(token, made) };
}
