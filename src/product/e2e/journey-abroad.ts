import path from "node:path";
import { expect, test as journey } from "../../../e2e/journey.ts";
import { type Habits, tokenOf } from "../../../testing/foreign-backend/foreign-answers.ts";
import { type ForeignBackend, startForeignBackend } from "../../../testing/foreign-backend/foreign-backend.ts";
import { serveFiles } from "../../../testing/foreign-backend/serve-files.ts";
import { foreignPeople, foreignWorld } from "./foreign-subscriptions.ts";

interface AbroadFixtures {
  /** How the backend answers. */
  readonly habits: Habits;
  /** Whether it makes nothing twice that was sent twice under one key. */
  readonly heedsKeys: boolean;
  /** A backend that knows nothing of us, which serves the built console too. */
  readonly foreign: ForeignBackend;
}

const folder = process.env["JOURNEYS_DIR"];
const consoleFolder = folder ? path.join(folder, "console") : path.resolve("dist/console");

/** A journey over a foreign backend of its own, begun signed in with a token that tells nothing. */
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
