import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";
import { thisMachine } from "./this-machine.ts";

/** Starts the browser of the journeys, without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(thisMachine), chromiumSandbox: false });
}
