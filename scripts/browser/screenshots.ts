import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type APIRequestContext, type Browser, chromium, type Page, request } from "@playwright/test";
import type { Picture, PictureBook } from "../../e2e/picture.ts";
import { findProduct, takeProduct } from "../../generator/paths/product-paths.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import { type RunningBackend, startBackend } from "../../src/backend/server.ts";
import { buildConsole, isConsoleStale } from "../build/build-console.ts";
import { findBrowser } from "./find-browser.ts";
import { thisMachine } from "./this-machine.ts";

const root = path.resolve(import.meta.dirname, "../..");
const FOLDER = "docs/screenshots";

const { product: named, rest: wanted } = takeProduct(process.argv.slice(2));
const product = findProduct(named);
const { pictureBook } = (await import(pathToFileURL(path.join(product.journeys, "pictures.ts")).href)) as {
  pictureBook: PictureBook;
};
const { day, language, readme, toPictures } = pictureBook;

interface Look {
  /** The end of the file name. */
  readonly name: string;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
}

const LOOKS: readonly Look[] = [
  { name: "light", theme: "light", width: 1280, height: 800 },
  { name: "dark", theme: "dark", width: 1280, height: 800 },
  { name: "360", theme: "light", width: 360, height: 740 },
];

interface Studio {
  readonly browser: Browser;
  readonly url: string;
  /** Storage of a signed-in browser. */
  readonly tokens: string;
}

async function signIn(backend: RunningBackend): Promise<string> {
  const { username, password } = backend.demo ?? { username: "", password: "" };
  const basic = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
  const context = await request.newContext({ baseURL: backend.url });
  const answer = await context.post("/api/authentication", { headers: { authorization: `Basic ${basic}` } });
  const tokens = await answer.text();
  await context.dispose();
  return tokens;
}

async function openPage({ browser, url, tokens }: Studio, look: Look, isSignedOut: boolean): Promise<Page> {
  const kept = { "console-language": language, "console-theme": look.theme };
  const items = Object.entries(isSignedOut ? kept : { ...kept, "main-tokens": tokens });
  const localStorage = items.map(([name, value]) => ({ name, value }));
  const page = await browser.newPage({
    viewport: { width: look.width, height: look.height },
    locale: language,
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await page.clock.setFixedTime(day);
  return page;
}

/** Takes a screenshot of the whole page, or of the viewport if a dialog is open. */
async function takePicture(studio: Studio, look: Look, { picture, file }: { picture: Picture; file: string }) {
  const page = await openPage(studio, look, picture.signedOut ?? false);
  try {
    await picture.prepare?.(page);
    await page.goto(`${studio.url}${picture.path}`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await picture.act?.(page);
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    if (!picture.act) {
      // Not Playwright's full-page option: sticky elements would appear in the middle.
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: look.width, height: Math.max(look.height, tall) });
    }
    await page.screenshot({ path: path.join(root, file), animations: "disabled" });
    console.log(file);
  } finally {
    await page.close();
  }
}

/** A backend with demo data, and a browser. */
async function withStudio(work: (studio: Studio, backend: APIRequestContext) => Promise<void>): Promise<void> {
  if (isConsoleStale(product)) {
    await buildConsole(product);
  }
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  // Serve a copy, so that a build in the meantime does not change it.
  cpSync(product.dist, path.join(folder, "console"), { recursive: true });
  const env = {
    PORT: "0",
    DATA_DIR: path.join(folder, "data"),
    CONSOLE_DIR: path.join(folder, "console"),
    MAX_EVENT_LOOP_DELAY_MS: "0",
  };
  const { backendProduct } = (await import(pathToFileURL(product.backendProduct).href)) as {
    backendProduct: BackendProduct;
  };
  const backend = await startBackend(backendProduct, { env });
  const browser = await chromium.launch({
    executablePath: findBrowser(thisMachine),
    args: ["--disable-gpu", `--lang=${language}`],
  });
  try {
    const tokens = await signIn(backend);
    const { accessToken } = JSON.parse(tokens) as { accessToken: string };
    const extraHTTPHeaders = { authorization: `Bearer ${accessToken}` };
    const api = await request.newContext({ baseURL: backend.url, extraHTTPHeaders });
    await work({ browser, url: backend.url, tokens }, api);
    await api.dispose();
  } finally {
    await browser.close();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All screens in all themes, or those whose names start with one of the given ones. */
async function takeAll(wanted: readonly string[]): Promise<void> {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  await withStudio(async (studio, api) => {
    const pictures = await toPictures(api);
    for (const picture of pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      for (const look of LOOKS) {
        await takePicture(studio, look, { picture, file: `${FOLDER}/${picture.name}-${look.name}.png` });
      }
    }
  });
}

/** The picture of README.md. */
async function takeReadme(): Promise<void> {
  await withStudio(async (studio) => {
    const look = { name: "", theme: "light", width: 1280, height: 800 } as const;
    await takePicture(studio, look, { picture: readme, file: "docs/screenshot.png" });
  });
}

process.chdir(root);
// `npm run screenshots` takes all screens and the README's picture; `-- readme` only the latter; `-- home keys` those
// screens.
if (!wanted.includes("readme")) {
  await takeAll(wanted);
}
if (wanted.length === 0 || wanted.includes("readme")) {
  await takeReadme();
}
