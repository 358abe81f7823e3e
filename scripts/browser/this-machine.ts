import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Machine } from "./find-browser.ts";

const playwrightCli = createRequire(import.meta.url).resolve("@playwright/test/cli");

function run(command: string, args: readonly string[]): boolean {
  const env = {
    ...process.env,
    // Without internet access, fail after seconds instead of minutes.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000",
    DEBIAN_FRONTEND: "noninteractive",
  };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

/** Playwright installs the headless shell next to the browser whose path it returns. */
function playwrightBrowsers(): readonly string[] {
  const browser = chromium.executablePath();
  const [, folders, build, platform] = /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(browser) ?? [];
  const program = `chrome-headless-shell${process.platform === "win32" ? ".exe" : ""}`;
  const shell = path.join(`${folders}chromium_headless_shell-${build}`, `chrome-headless-shell-${platform}`, program);
  return build === undefined ? [browser] : [shell, browser];
}

/** The machine that the scripts run on. */
export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightBrowsers: playwrightBrowsers(),
  exists: existsSync,
  // On Windows, Chrome opens a window for `--version`; the installed file is enough.
  starts: (program) =>
    process.platform === "win32" ||
    spawnSync(program, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0,
  run,
  playwright: (args) => run(process.execPath, [playwrightCli, ...args]),
  say: (line) => console.log(line),
};
