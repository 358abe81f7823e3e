import path from "node:path";

/** What looking for a browser may ask of a machine; a test gives one of its own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly isRoot: boolean;
  /** Where Playwright keeps the browsers it downloads, best first, whether or not they are there. */
  readonly playwrightBrowsers: readonly string[];
  exists(file: string): boolean;
  /** Whether the program starts: a downloaded browser may lack system libraries. */
  starts(program: string): boolean;
  /** Runs to the end, showing what it prints; whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
  /** Runs Playwright's own command line. */
  playwright(args: readonly string[]): boolean;
  say(line: string): void;
}

/** There is no browser and none could be had; the message says what to do. */
export class NoBrowserError extends Error {
  override readonly name = "NoBrowserError";
}

const LINUX_COMMANDS = [
  // The same browser without its window, which the others draw anew for each journey although nobody sees it.
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge",
];

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];

const WINDOWS_PROGRAMS = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

/** The browser for the journeys: given, downloaded before, installed, or else fetched now. */
export function findBrowser(machine: Machine): string {
  return (
    givenBrowser(machine) ?? presentBrowser(machine) ?? downloadedBrowser(machine) ?? packagedBrowser(machine) ?? fail()
  );
}

function givenBrowser({ env, exists }: Machine): string | null {
  const given = env["CHROME_PATH"];
  if (!given) {
    return null;
  }
  if (!exists(given)) {
    throw new NoBrowserError(`CHROME_PATH is ${given}, but there is no such file. Correct it, or unset it.`);
  }
  return given;
}

function presentBrowser(machine: Machine): string | null {
  const places = [...machine.playwrightBrowsers, ...installedPlaces(machine)];
  return places.find((place) => machine.exists(place) && machine.starts(place)) ?? null;
}

function installedPlaces({ platform, env }: Machine): readonly string[] {
  if (platform === "darwin") {
    return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (platform === "win32") {
    const folders = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]].filter((folder) => folder);
    return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  const folders = (env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  return LINUX_COMMANDS.flatMap((command) => folders.map((folder) => path.posix.join(folder, command)));
}

function downloadedBrowser(machine: Machine): string | null {
  machine.say("No Chrome, Chromium or Edge is installed: downloading Playwright's Chromium.");
  return machine.playwright(["install", "chromium"]) ? presentBrowser(machine) : null;
}

function packagedBrowser(machine: Machine): string | null {
  if (machine.platform !== "linux" || !machine.isRoot || !machine.exists("/etc/debian_version")) {
    return null;
  }
  machine.say("That gave no browser that starts here: installing Debian's Chromium.");
  machine.run("apt-get", ["update"]);
  // Not every distribution that descends from Debian has the first.
  const installed = ["chromium-headless-shell", "chromium"].some((name) =>
    machine.run("apt-get", ["install", "-y", name]),
  );
  return installed ? presentBrowser(machine) : null;
}

function fail(): never {
  throw new NoBrowserError(
    [
      "The journeys need Chrome, Chromium or Edge; there is none here, and none could be downloaded. Do one of these:",
      "- set CHROME_PATH to a browser's executable;",
      "- run `npx playwright install --with-deps chromium` where the internet can be reached;",
      "- install a browser from the system's packages (on Debian or Ubuntu: `sudo apt-get install chromium`).",
    ].join("\n"),
  );
}
