import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startBackend } from "../src/backend/server.ts";
import { buildConsole, isConsoleStale } from "./build-console.ts";
import { findBrowser } from "./find-browser.ts";
import { thisMachine } from "./this-machine.ts";

interface Picture {
  readonly file: string;
  readonly path: string;
}

/** The picture of README.md. */
const README: readonly Picture[] = [{ file: "docs/screenshot.png", path: "/coupons" }];

/** What a reviewer looks through. */
const SCREENS: readonly Picture[] = [
  "/",
  "/plans",
  "/plans/create",
  "/features",
  "/coupons",
  "/coupons/create",
  "/accounts",
  "/no-such-page",
].map((screen) => ({
  file: `test-results/screens/${screen.slice(1).replaceAll("/", "-") || "home"}.png`,
  path: screen,
}));

const root = path.resolve(import.meta.dirname, "..");

async function signIn(page: Page, url: string, { username, password }: { username: string; password: string }) {
  const basic = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
  const answer = await page.request.post(`${url}/api/authentication`, { headers: { authorization: `Basic ${basic}` } });
  await page.goto(`${url}/login`);
  await page.evaluate((tokens) => window.localStorage.setItem("main-tokens", tokens), await answer.text());
}

/** Takes pictures of the running console, of its demo data. */
async function takePictures(pictures: readonly Picture[], { width, height }: { width: number; height: number }) {
  if (isConsoleStale(root)) {
    await buildConsole(root);
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const backend = await startBackend({ env: { PORT: "0", DATA_DIR: dataDir } });
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine) });
  try {
    const page = await browser.newPage({
      viewport: { width, height },
      locale: "pt-BR",
      timezoneId: "America/Sao_Paulo",
    });
    if (backend.demo) {
      await signIn(page, backend.url, backend.demo);
    }
    for (const picture of pictures) {
      const file = path.join(root, picture.file);
      mkdirSync(path.dirname(file), { recursive: true });
      await page.goto(`${backend.url}${picture.path}`, { waitUntil: "networkidle" });
      await page.screenshot({ path: file });
      console.log(picture.file);
    }
  } finally {
    await browser.close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.chdir(root);
// `npm run screenshots` takes the README's picture; `-- all` every screen, `-- all 360` as a phone shows them.
const [which, width = "1280"] = process.argv.slice(2);
await takePictures(which === "all" ? SCREENS : README, { width: Number(width), height: 800 });
