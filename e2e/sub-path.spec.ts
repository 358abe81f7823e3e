import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { type BackendProcess, startProcess } from "../src/backend/testing/backend-process.ts";
import { findProgram, readBlock, startProxy, type WebServer } from "../testing/hosting/proxies.ts";
import { expect, test as journey } from "./journey.ts";
import { choose, heading, save, textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

const console = path.join(process.env["JOURNEYS_DIR"] ?? "", "console");
const example = readBlock(path.join(import.meta.dirname, "../docs/deploying.md"), "nginx, in front of");

/** A backend at a path, with its own database. */
async function startAt(basePath: string, folder: string): Promise<BackendProcess> {
  return await startProcess({
    BASE_PATH: basePath,
    CONSOLE_DIR: console,
    DATA_DIR: path.join(folder, basePath.replaceAll("/", "-")),
    MIN_FREE_DISK_MB: "0",
  });
}

const toExample = (basePath: string, { url }: BackendProcess) =>
  example
    .replaceAll("location /console/", `location ${basePath}`)
    .replaceAll("/opt/entity-console/dist/console", console)
    .replaceAll("127.0.0.1:8080", new URL(url).host);

interface SubPathFixtures {
  /** Paths at which the origin has a console, each with its own backend. */
  readonly paths: readonly string[];
  readonly front: WebServer;
}

/** A journey behind nginx as documented, signed out. */
const test = journey.extend<SubPathFixtures>({
  paths: [["/console/"], { option: true }],

  front: [
    async ({ paths }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sub-path-"));
      const backends = await Promise.all(paths.map((each) => startAt(each, folder)));
      const front = await startProxy(
        "nginx",
        paths
          .map((each, at) => {
            const backend = backends[at];
            return backend === undefined ? "" : toExample(each, backend);
          })
          .join("\n"),
      );
      await use(front);
      await front.stop();
      for (const { process, ended } of backends) {
        process.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
    // Each backend creates its database, so the start has a separate time limit.
    { timeout: 300_000 },
  ],

  baseURL: async ({ front }, use) => use(front.url),
  storageState: async ({ front, language, paths }, use) => {
    const localStorage = paths.map((each) => ({ name: `${each}:console-language`, value: language }));
    await use({ cookies: [], origins: [{ origin: front.url, localStorage }] });
  },
});

test.skip(findProgram("nginx") === null, "Needs nginx.");

async function signIn(page: Page, translate: Translate): Promise<void> {
  await textField(page, translate("shell.login.username")).fill(demoCredentials.username);
  await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(demoCredentials.password);
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

async function signOut(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
}

const restoreButton = (page: Page, translate: Translate) =>
  page.getByRole("button", { name: translate("crud.form.restore"), exact: true });

const name = (page: Page, translate: Translate) => textField(page, translate("entity.genre.field.name"));

test("under /console/, a whole day of work stays there", async ({ page, context, front, translate }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/console/genres?sort=name");
  await expect(page).toHaveURL("/console/login");
  await signIn(page, translate);
  await expect(page).toHaveURL("/console/genres?sort=name");
  const [cookie] = await context.cookies(`${front.url}/console/`);
  expect(cookie?.path).toBe("/console/");

  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/console\/genres\/show\/\w/);
  await page.getByRole("link", { name: translate("crud.action.edit"), exact: true }).click();
  await expect(page).toHaveURL(/\/console\/genres\/edit\/\w/);
  await page.reload();
  await name(page, translate).fill("Sub-path");
  await page.reload();
  await restoreButton(page, translate).click();
  await expect(name(page, translate)).toHaveValue("Sub-path");
  await save(page, translate);
  await expect(heading(page, "Sub-path")).toBeVisible();
  await expect(page).toHaveURL(/\/console\/genres\/show\/\w/);

  await page.goto("/console/members");
  const member = page.getByRole("row").nth(1).getByRole("link").first();
  const title = (await member.textContent()) ?? "";
  await member.click();
  await expect(page).toHaveURL(/\/console\/members\/show\/\w/);
  const renew = translate("entity.member.action.renewCard");
  await choose(page, translate, [title, renew]);
  await page.getByRole("dialog").getByRole("button", { name: renew, exact: true }).click();
  await expect(page.getByText(translate("entity.member.action.renewCard.success"))).toBeVisible();
  await page.goto("/console");
  await expect(page).toHaveURL("/console/");
  await signOut(page, translate);
  await expect(page).toHaveURL("/console/login");
  expect(calls.filter((call) => !call.startsWith("/console"))).toEqual([]);
  const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(keys.filter((key) => !key.startsWith("/console/:"))).toEqual([]);
});

test.describe("two consoles on one origin", { tag: "@full" }, () => {
  test.use({ paths: ["/a/", "/b/"] });

  test("have separate sessions, unsaved input and settings", async ({ page, translate }) => {
    await page.goto("/a/genres");
    await signIn(page, translate);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.goto("/a/genres/create");
    await name(page, translate).fill("Only in a");
    await page.goto("/b/genres/create");
    await expect(page).toHaveURL("/b/login");
    await signIn(page, translate);
    await expect(page).toHaveURL("/b/genres/create");
    await expect(name(page, translate)).toBeVisible();
    await expect(restoreButton(page, translate)).toHaveCount(0);
    await page.goto("/b/genres");
    await signOut(page, translate);
    await expect(page).toHaveURL("/b/login");
    await page.goto("/a/genres/create");
    await restoreButton(page, translate).click();
    await expect(name(page, translate)).toHaveValue("Only in a");
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("main-tokens")));
    expect(keys).toEqual(["/a/:main-tokens"]);
  });
});
