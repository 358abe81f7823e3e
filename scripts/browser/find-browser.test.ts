import { describe, expect, test } from "vitest";
import { findBrowser, type Machine, NoBrowserError } from "./find-browser.ts";

const PLAYWRIGHT = "/cache/chromium/chrome";
const PLAYWRIGHT_SHELL = "/cache/shell/chrome-headless-shell";
const SHELL = "/usr/bin/chromium-headless-shell";

interface Given {
  readonly machine?: Partial<Machine>;
  readonly files?: readonly string[];
  /** Installed, but fails to start. */
  readonly broken?: readonly string[];
  /** Files that a command installs, by its first words. */
  readonly brings?: { readonly [command: string]: string };
}

/** A machine with these files, which records the commands that run. */
function machineWith({ machine, files = [], broken = [], brings = {} }: Given): Machine & { readonly ran: string[] } {
  const present = new Set(files);
  const ran: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    const line = [command, ...args].join(" ");
    ran.push(line);
    const brought = brings[line];
    if (brought) {
      present.add(brought);
    }
    return brought !== undefined;
  };
  return {
    platform: "linux",
    env: { PATH: "/usr/local/bin:/usr/bin" },
    isRoot: true,
    playwrightBrowsers: [PLAYWRIGHT_SHELL, PLAYWRIGHT],
    exists: (file) => present.has(file),
    starts: (program) => present.has(program) && !broken.includes(program),
    run,
    playwright: (args) => run("playwright", args),
    say: () => undefined,
    ran,
    ...machine,
  };
}

describe("findBrowser", () => {
  test("prefers CHROME_PATH", () => {
    const env = { CHROME_PATH: "/opt/chrome", PATH: "/usr/bin" };
    const machine = machineWith({ machine: { env }, files: ["/opt/chrome", PLAYWRIGHT, "/usr/bin/chromium"] });
    expect(findBrowser(machine)).toBe("/opt/chrome");
  });

  test("throws if CHROME_PATH names no file, and uses no other browser", () => {
    const machine = machineWith({ machine: { env: { CHROME_PATH: "/opt/chrom" } }, files: [PLAYWRIGHT] });
    expect(() => findBrowser(machine)).toThrow(/CHROME_PATH is \/opt\/chrom,.*unset it/);
  });

  test("prefers Playwright's browser to an installed one", () => {
    expect(findBrowser(machineWith({ files: [PLAYWRIGHT, "/usr/bin/chromium"] }))).toBe(PLAYWRIGHT);
  });

  test("prefers the headless shell to the full browser", () => {
    expect(findBrowser(machineWith({ files: [PLAYWRIGHT, PLAYWRIGHT_SHELL] }))).toBe(PLAYWRIGHT_SHELL);
    expect(findBrowser(machineWith({ files: ["/usr/local/bin/google-chrome", "/usr/bin/chromium", SHELL] }))).toBe(
      SHELL,
    );
  });

  const installed: readonly (readonly [string, Partial<Machine>, string])[] = [
    ["Chromium on Linux", {}, "/usr/bin/chromium"],
    ["Edge on Linux", {}, "/usr/local/bin/microsoft-edge"],
    ["Chrome on a Mac", { platform: "darwin" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    [
      "Edge on Windows",
      { platform: "win32", env: { ProgramFiles: "C:\\Program Files" } },
      "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
    ],
  ];
  test.each(installed)("finds %s without a download", (_name, machine, file) => {
    const probed = machineWith({ machine, files: [file] });
    expect(findBrowser(probed)).toBe(file);
    expect(probed.ran).toEqual([]);
  });

  test("skips a browser that does not start", () => {
    const files = [PLAYWRIGHT, "/usr/bin/google-chrome", "/usr/bin/chromium"];
    const machine = machineWith({ files, broken: [PLAYWRIGHT, "/usr/bin/google-chrome"] });
    expect(findBrowser(machine)).toBe("/usr/bin/chromium");
  });

  test("downloads Playwright's browser if none is found", () => {
    const machine = machineWith({ brings: { "playwright install chromium": PLAYWRIGHT } });
    expect(findBrowser(machine)).toBe(PLAYWRIGHT);
    expect(machine.ran).toEqual(["playwright install chromium"]);
  });

  const debian = { "apt-get install -y chromium-headless-shell": SHELL };

  test("installs Debian's package as root if the download fails", () => {
    const machine = machineWith({ files: ["/etc/debian_version"], brings: debian });
    expect(findBrowser(machine)).toBe(SHELL);
    expect(machine.ran).toEqual([
      "playwright install chromium",
      "apt-get update",
      "apt-get install -y chromium-headless-shell",
    ]);
  });

  test("installs the full browser if there is no package of the headless shell", () => {
    const brings = { "apt-get install -y chromium": "/usr/bin/chromium" };
    const machine = machineWith({ files: ["/etc/debian_version"], brings });
    expect(findBrowser(machine)).toBe("/usr/bin/chromium");
  });

  test("installs Debian's package if the downloaded browser does not start", () => {
    const brings = { ...debian, "playwright install chromium": PLAYWRIGHT };
    const machine = machineWith({ files: ["/etc/debian_version"], brings, broken: [PLAYWRIGHT] });
    expect(findBrowser(machine)).toBe(SHELL);
  });

  test.each([
    ["is not root", { machine: { isRoot: false }, files: ["/etc/debian_version"], brings: debian }],
    ["is not on Debian", { brings: debian }],
    ["cannot reach the packages", { files: ["/etc/debian_version"] }],
  ])("explains what to do if it %s", (_name, given) => {
    const machine = machineWith(given);
    expect(() => findBrowser(machine)).toThrow(NoBrowserError);
    expect(() => findBrowser(machine)).toThrow(/set CHROME_PATH[\s\S]*npx playwright install[\s\S]*apt-get install/);
  });
});
