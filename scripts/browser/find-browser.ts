import path from "node:path";

/** Access to the machine for the browser search; tests replace it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly isRoot: boolean;
  /** Paths of the browsers that Playwright downloads, best first, existing or not. */
  readonly playwrightBrowsers: readonly string[];
  exists(file: string): boolean;
  /** Whether the program starts: a downloaded browser may lack system libraries. */
  starts(program: string): boolean;
  /** Runs a command, shows its output, and returns whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
  /** Runs Playwright's own command line. */
  playwright(args: readonly string[]): boolean;
  say(line: string): void;
}

/** No browser was found or installed; the message explains what to do. */
export class NoBrowserError extends Error {
  override readonly name = "NoBrowserError";
}

const LINUX_COMMANDS = [
  // The headless shell; the full browser renders each journey in a window that is never shown.
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

/** The browser for the journeys: configured, downloaded, installed, or downloaded now. */
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
  // Some Debian derivatives lack the first package.
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
