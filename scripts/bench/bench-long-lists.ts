import { loadavg } from "node:os";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { findProduct } from "../../generator/paths/product-paths.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { buildConsole, isConsoleStale } from "../build/build-console.ts";
import { serveScreens } from "./screen-server.ts";
import { unsignedToken } from "./unsigned-token.ts";

/**
 * `npm run bench:long-lists`: 20,000 records from a backend that returns them all at once, 1,000 on a page. Measures
 * the main thread while it scrolls, sorts, searches and opens a picker, and the cost of a key in a form with many
 * members.
 */
const SLOWED = 4;
const KEYS = 20;
const PARTS = [2, 60] as const;
/** Time until started work has ended, in ms. */
const SETTLE = 1500;
/** Delay between two wheel steps or keys of a fast user, in ms. */
const PACE = { wheel: 50, key: 60 };
/** Longer than the debounce of the search, so each key starts a search. */
const SEARCHED = 400;

type Row = readonly [what: string, value: string, wanted: string];

const product = findProduct("testing/fixture");
if (isConsoleStale(product)) {
  await buildConsole(product);
}
const { url, server } = await serveScreens(product.dist);
const browser = await launchBrowser();
try {
  const rows = [...(await measureList(browser)), ...(await measurePicker(browser)), ...(await measureParts(browser))];
  report(rows);
} finally {
  await browser.close();
  server.close();
}

interface Opened {
  readonly page: Page;
  readonly tools: CDPSession;
  /** CPU milliseconds of the main thread so far, independent of other load. */
  readonly mainThread: () => Promise<number>;
  /** The longest task of the main thread during an action: CPU time in ms. */
  readonly longest: (act: () => Promise<void>) => Promise<number>;
}

async function open(opened: Browser, address: string): Promise<Opened> {
  const context = await opened.newContext({ viewport: { width: 1280, height: 800 }, locale: "pt-BR" });
  await context.addInitScript((token) => {
    localStorage.setItem("main-tokens", JSON.stringify({ accessToken: token }));
  }, unsignedToken());
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url + address);
  const mainThread = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const longest = async (act: () => Promise<void>) => {
    await opened.startTracing(page, { categories: ["toplevel", "__metadata"] });
    await act();
    return longestTask((await opened.stopTracing()).toString());
  };
  return { page, tools, mainThread, longest };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function longestTask(trace: string): number {
  const { traceEvents: events } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = events.filter(({ pid, tid, tdur }) => tdur !== undefined && threads.includes(`${pid} ${tid}`));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/** CPU time of the main thread during an action, in ms. */
async function costOf({ page, mainThread }: Opened, act: () => Promise<unknown>, times = 1): Promise<number> {
  const before = await mainThread();
  await act();
  await page.waitForTimeout(SETTLE);
  return ((await mainThread()) - before) / times;
}

function ms(value: number): string {
  return `${value.toFixed(value < 20 ? 1 : 0)} ms`;
}

/** Scrolls the list to that fraction of its height. */
async function jump(page: Page, share: number): Promise<void> {
  await page
    .locator("[data-list-row]")
    .first()
    .evaluate((row, part) => {
      const box = row.closest("table")?.parentElement;
      box?.scrollTo(0, box.scrollHeight * part);
    }, share);
}

async function renderedRows(page: Page): Promise<number> {
  return await page.locator("[data-list-row]").count();
}

async function measureList(opened: Browser): Promise<readonly Row[]> {
  const list = await open(opened, "/genres?size=1000");
  const { page, tools, longest } = list;
  await page.locator("[data-list-row]").first().waitFor();
  await page.waitForTimeout(SETTLE);
  // Do not count code that the driver injects into the page.
  await renderedRows(page);
  const head = page.getByRole("button", { name: "Nome" });
  const sortFirst = await costOf(list, () => page.getByRole("button", { name: "Código" }).click());
  const sortName = await costOf(list, () => head.click());
  const sortAgain = await costOf(list, () => head.click());
  const search = page.getByRole("textbox", { name: "Buscar" });
  const searchFirst = await costOf(list, () => search.fill("araujo 7"));
  const searchNext = await costOf(list, () => search.fill("araujo 77"));
  await search.fill("");
  await page.waitForTimeout(SETTLE);
  // Do not count garbage of sorting and searching.
  await tools.send("HeapProfiler.collectGarbage");
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  let most = 0;
  await page.mouse.move(600, 500);
  const scrolled = await longest(async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, step < 40 ? 240 : -600);
      await page.waitForTimeout(PACE.wheel);
      most = Math.max(most, await renderedRows(page));
    }
  });
  const jumped = await longest(async () => {
    for (const share of [0.5, 1, 0.2]) {
      await jump(page, share);
      await page.waitForTimeout(SETTLE);
      most = Math.max(most, await renderedRows(page));
    }
  });
  await page.context().close();
  return [
    ["sort by a column of few values", ms(sortFirst), "200 ms"],
    ["sort by the names", ms(sortName), "200 ms"],
    ["the same, descending", ms(sortAgain), "200 ms"],
    ["search, first", ms(searchFirst), "200 ms"],
    ["search, next", ms(searchNext), "200 ms"],
    [`longest task of 60 wheel steps, ${SLOWED} times slower`, ms(scrolled), "50 ms"],
    [`longest task of three jumps, ${SLOWED} times slower`, ms(jumped), "50 ms"],
    ["maximum number of rows in the document", String(most), "80"],
  ];
}

async function measurePicker(opened: Browser): Promise<readonly Row[]> {
  const form = await open(opened, "/books/edit/1");
  const { page, mainThread } = form;
  const box = page.getByRole("combobox", { name: /Gêneros/ });
  await box.click();
  await page.getByRole("option").first().waitFor();
  await page.waitForTimeout(SETTLE);
  const before = await mainThread();
  for (const letter of "araujo 77") {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.waitForTimeout(SEARCHED);
  }
  const cost = ((await mainThread()) - before) / "araujo 77".length;
  await page.context().close();
  return [["a key in a picker of 20,000, with search and options", ms(cost), "16 ms"]];
}

async function measureParts(opened: Browser): Promise<readonly Row[]> {
  const costs: number[] = [];
  for (const parts of PARTS) {
    const form = await open(opened, `/books/edit/parts-${parts}`);
    const { page } = form;
    const field = page.locator("[id='form.name']");
    await field.waitFor();
    await page.waitForTimeout(SETTLE);
    await field.focus();
    const type = async () => {
      for (let key = 0; key < KEYS; key += 1) {
        await page.keyboard.press("a");
        await page.waitForTimeout(PACE.key);
      }
    };
    await type();
    costs.push(await costOf(form, type, KEYS));
    await page.context().close();
  }
  const [few = 0, many = 0] = costs;
  return [
    [`a key in a form with ${PARTS[0]} rows`, ms(few), ""],
    [`the same with ${PARTS[1]}`, `${ms(many)}, ${(many / few).toFixed(2)} times as much`, "2 times"],
  ];
}

function report(rows: readonly Row[]): void {
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  console.log(`Load ${loadavg()[0]?.toFixed(1)}\n\n| Measure | result | limit |\n|---|---|---|\n${lines.join("\n")}`);
}
