import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Command } from "commander";
import { build } from "vite";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { buildConsole, isConsoleStale } from "../build/build-console.ts";
import { serveScreens } from "./screen-server.ts";
import { unsignedToken } from "./unsigned-token.ts";

/**
 * `npm run bench:screens`: the fixture's list and forms compared with a bare page of React and MUI, alternating in one
 * browser with its CPU slowed four times. Times depend on this machine; the ratios are written to docs/benchmarks.md.
 */
const benchmarks = path.join(frameworkRoot, "docs/benchmarks.md");
const [BEGIN, END] = ["<!-- bench:screens -->", "<!-- /bench:screens -->"];
const SLOWED = 4;
const KEYS = 20;

/** Wait before a measurement that has no event, in ms; the same for all subjects. */
const WAITS = {
  /** Time for pending tasks to end, at a quarter of the speed. */
  settle: 500,
  /** Idle time of a list, in which it prefetches code. */
  idle: 2500,
  /** Time for a menu to finish opening. */
  menu: 1000,
  /** Delay between two keys of a fast typist. */
  key: 80,
} as const;

const MEASURES = [
  "first row, ms",
  "first row, main thread",
  "form, ms",
  "form, main thread",
  "a key, main thread",
] as const;
type Measured = { readonly [M in (typeof MEASURES)[number]]: number };

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly row: string;
  /** Actions before the click that opens the form. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly openForm: (page: Page) => Promise<void>;
  readonly field: string;
}

const { runs } = new Command().option("--runs <number>", "turns of each", "5").parse().opts<{ runs: string }>();
const product = findProduct("testing/fixture");
if (isConsoleStale(product)) {
  await buildConsole(product);
}
const bareFolder = path.join(frameworkRoot, "node_modules/.cache/bench/bare-page");
await build({
  root: path.join(frameworkRoot, "testing/bare-page"),
  configFile: false,
  logLevel: "silent",
  build: { outDir: bareFolder, emptyOutDir: true },
});
const [ours, bare] = await Promise.all([serveScreens(product.dist), serveScreens(bareFolder)]);
const subjects: readonly Subject[] = [
  {
    name: "console",
    url: `${ours.url}/books`,
    row: "tbody tr td a",
    prepare: (page) => page.click("tbody tr td:last-child button"),
    openForm: (page) =>
      page.evaluate(() => document.querySelector<HTMLElement>("[role=menu] li:nth-child(2)")?.click()),
    field: "[id='form.name']",
  },
  {
    name: "bare",
    url: bare.url,
    row: "tbody tr td a",
    openForm: (page) => page.evaluate(() => document.querySelector<HTMLElement>("tbody button")?.click()),
    field: "input[name=name]",
  },
];
const browser = await launchBrowser();
const results = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
try {
  for (let turn = 0; turn < Number(runs); turn += 1) {
    for (const subject of subjects) {
      results.get(subject.name)?.push(await measure(browser, subject));
    }
  }
} finally {
  await browser.close();
  ours.server.close();
  bare.server.close();
}
report();

/** One round: a cold page to its first row, then the form, then keys in the form. */
async function measure(opened: Browser, { url, row, prepare, openForm, field }: Subject): Promise<Measured> {
  const context = await opened.newContext({ viewport: { width: 1280, height: 800 }, locale: "pt-BR" });
  await context.addInitScript(
    (token) => localStorage.setItem("main-tokens", JSON.stringify({ accessToken: token })),
    unsignedToken(),
  );
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const mainThread = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const start = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector(row);
  const firstRow = performance.now() - start;
  await page.waitForTimeout(WAITS.settle);
  const atRow = await mainThread();
  await page.waitForTimeout(WAITS.idle);
  await prepare?.(page);
  await page.waitForTimeout(WAITS.menu);
  const [beforeForm, clicked] = [await mainThread(), performance.now()];
  await openForm(page);
  await page.waitForSelector(field);
  const form = performance.now() - clicked;
  await page.waitForTimeout(WAITS.settle);
  const atForm = await mainThread();
  await page.focus(field);
  const beforeKeys = await mainThread();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press("a");
    await page.waitForTimeout(WAITS.key);
  }
  const afterKeys = await mainThread();
  await context.close();
  return {
    "first row, ms": firstRow,
    "first row, main thread": atRow,
    "form, ms": form,
    "form, main thread": atForm - beforeForm,
    "a key, main thread": (afterKeys - beforeKeys) / KEYS,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(): void {
  const of = (name: string, measure: (typeof MEASURES)[number]) =>
    median((results.get(name) ?? []).map((each) => each[measure]));
  const rows = MEASURES.map((measure) => {
    const [own, other] = [of("console", measure), of("bare", measure)];
    return `| ${measure} | ${own.toFixed(own < 20 ? 1 : 0)} | ${other.toFixed(other < 20 ? 1 : 0)} | ${(own / other).toFixed(2)} |`;
  });
  const table = ["| Measure | console | bare React + MUI | ratio |", "|---|---|---|---|", ...rows].join("\n");
  console.log(table);
  const day = new Date().toISOString().slice(0, 10);
  const text = `${BEGIN}\n## The screens\nMeasured by \`npm run bench:screens\` on ${day}, CPU slowed ${SLOWED} times, medians of ${runs}: a cold list of 1,000 books to its first row, an\nedit form from there, and a key in it, compared with a bare page of React and MUI with a table and a form of the same size.\nOnly the ratios are meaningful.\n\n${table}\n${END}`;
  const old = readFileSync(benchmarks, "utf8");
  const at = old.indexOf(BEGIN);
  writeFileSync(
    benchmarks,
    at < 0 ? `${old.trimEnd()}\n\n${text}\n` : old.slice(0, at) + text + old.slice(old.indexOf(END) + END.length),
  );
}
