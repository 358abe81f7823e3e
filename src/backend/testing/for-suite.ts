import { afterAll, beforeAll } from "vitest";
import type { BackendConfig } from "../config/backend-config.ts";
import type { Database } from "../database/database.ts";
import type { BackendProduct } from "../product.ts";
import { startTestBackend, type TestBackend, type TestCall } from "./test-backend.ts";
import type { DatabaseKind } from "./test-database.ts";

type Closable = { close(): unknown } | { stop(): unknown };

/**
 * A resource for all tests of the surrounding suite, opened before them and closed after them. Only hooks and tests can
 * read it.
 *
 * @example
 * const database = forSuite(() => openTestDatabase(kind));
 */
export function forSuite<Resource extends Closable>(open: () => Promise<Resource>): Resource {
  const resource = {} as Resource;
  beforeAll(async () => {
    Object.assign(resource, await open());
  });
  afterAll(async () => {
    if ("close" in resource) {
      await resource.close();
    } else if ("stop" in resource) {
      await resource.stop();
    }
  });
  return resource;
}

/** A backend for all tests of the surrounding suite, with the token of its demo administrator. */
export interface SuiteBackend extends TestBackend {
  readonly admin: string;
}

/**
 * Starts a backend for the surrounding suite and signs in its demo administrator. `call` has the administrator's token.
 *
 * @example
 * const { backend, call } = openBackend(kind);
 */
export function openBackend(
  database: DatabaseKind | (() => Promise<Database>),
  changes?: Partial<BackendConfig>,
  product?: BackendProduct,
) {
  const backend: SuiteBackend = forSuite(async () => {
    const opened = typeof database === "string" ? database : await database();
    const started = await startTestBackend(opened, changes, product);
    const { accessToken } = (await started.signIn()).json<{ accessToken: string }>();
    return { ...started, admin: accessToken };
  });
  return { backend, call: (made: TestCall) => backend.as(backend.admin, made) };
}
