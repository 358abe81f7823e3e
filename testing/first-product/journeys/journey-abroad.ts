import path from "node:path";
import { expect } from "@playwright/test";
import { test as journey } from "entity-console/testing/journeys";
import { type ForeignBackend, startForeignBackend } from "../../foreign-backend/foreign-backend.ts";
import { type Habits, tokenOf } from "../../foreign-backend/foreign-responses.ts";
import { serveFiles } from "../../foreign-backend/serve-files.ts";
import { foreignPeople, foreignWorld } from "./foreign-subscriptions.ts";

interface AbroadFixtures {
  /** The properties of the backend. */
  readonly habits: Habits;
  /** Whether it handles a repeated Idempotency-Key. */
  readonly heedsKeys: boolean;
  /** A foreign backend, which also serves the built console. */
  readonly foreign: ForeignBackend;
}

const folder = process.env["JOURNEYS_DIR"];
const consoleFolder = folder ? path.join(folder, "console") : path.resolve("dist/console");

/** A journey with its own foreign backend, signed in with an opaque token. */
export const test = journey.extend<AbroadFixtures>({
  habits: [{ shape: "array", ids: "text", relations: "ids" }, { option: true }],
  heedsKeys: [false, { option: true }],

  foreign: async ({ habits, heedsKeys }, use) => {
    const foreign = await startForeignBackend(foreignWorld(habits), {
      serveFile: serveFiles(consoleFolder),
      heedsKeys,
    });
    await use(foreign);
    await foreign.close();
  },

  baseURL: async ({ foreign }, use) => use(foreign.url),

  storageState: async ({ foreign, language, signedIn }, use) => {
    const [username = ""] = Object.keys(foreignPeople);
    const tokens = JSON.stringify({ accessToken: tokenOf(username), username });
    const session = signedIn ? [{ name: "main-tokens", value: tokens }] : [];
    const localStorage = [{ name: "console-language", value: language }, ...session];
    await use({ cookies: [], origins: [{ origin: foreign.url, localStorage }] });
  },
});

export { expect };
