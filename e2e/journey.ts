import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { languageNames, type Translate, translateIn } from "./texts.ts";
import { type Faults, watchFaults } from "./watch-faults.ts";

/** Options of a journey: `test.use({ signedIn: false })`. */
export interface JourneyOptions {
  /** A language of the product, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the journey starts signed in. */
  readonly signedIn: boolean;
}

interface JourneyFixtures extends JourneyOptions {
  readonly translate: Translate;
  /** Errors of the browser; any that remain at the end fail the journey. */
  readonly faults: Faults;
  /** The backend with the administrator's token: creates and removes records of a journey. */
  readonly backend: APIRequestContext;
  /** A short text that no other journey uses. */
  readonly unique: string;
}

interface WorkerFixtures {
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
}

/** The base of every journey: a browser in one language that fails on any error. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  language: [languageNames[0] ?? "", { option: true }],
  signedIn: [true, { option: true }],

  translate: async ({ language }, use) => use(translateIn(language)),

  unique: async ({ language }, use, { workerIndex, testId }) => {
    const letters = `${language.slice(0, 2)}${workerIndex}${testId.slice(-6)}`;
    await use(`${letters}${Date.now().toString(36).slice(-4)}`.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
  },

  tokens: [
    async ({ playwright }, use, { project }) => {
      const { username, password } = demoCredentials;
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
      const basic = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
      const answer = await request.post("/api/authentication", { headers: { authorization: `Basic ${basic}` } });
      expect(answer.status(), await answer.text()).toBe(200);
      await use((await answer.json()) as WorkerFixtures["tokens"]);
      await request.dispose();
    },
    { scope: "worker" },
  ],

  backend: async ({ playwright, baseURL, tokens }, use) => {
    const extraHTTPHeaders = { authorization: `Bearer ${tokens.accessToken}` };
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },

  storageState: async ({ baseURL, language, signedIn, tokens }, use) => {
    const session = signedIn ? [{ name: "main-tokens", value: JSON.stringify(tokens) }] : [];
    const localStorage = [{ name: "console-language", value: language }, ...session];
    await use({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
  },

  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults);
      expect(faults.lines, "faults of the browser during this journey").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
