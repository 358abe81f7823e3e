import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { type Translate, test } from "entity-console/testing/journeys";
import { made } from "./job-records.ts";

/** Opens the import of the current list and checks a file of these lines. */
async function openImport(page: Page, translate: Translate, what: string) {
  await page.getByRole("button", { name: translate("transfer.menu"), exact: true }).click();
  await page.getByRole("menuitem", { name: translate("transfer.import"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: translate("import.title", { subject: what }) });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const check = async (lines: readonly (readonly string[])[]) => {
    const text = lines.map((cells) => cells.join(";")).join("\n");
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "lote.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${text}\n`, "utf8") });
    await press(translate("import.check"));
    await expect(dialog.getByRole("button", { name: translate("import.check"), exact: true })).toHaveCount(0);
  };
  /** From the result of the check to another file. */
  const again = async () => {
    await press(translate("import.back"));
    await press(translate("import.back"));
  };
  return { dialog, press, check, again };
}

/** Records the bodies of POSTs to this path. */
function watchMade(page: Page, path: string): readonly unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

test("an import reports an existing code and a repeated one before any call, and imports the corrected file @full", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const [old, first, second] = [`${unique}-OLD`, `${unique}-A`, `${unique}-B`] as const;
  const value = { type: "credits", distribution: "public", value: 5, status: "active" };
  await made(backend, "/api/coupons", { ...value, code: old });
  const sent = watchMade(page, "/api/coupons");
  await page.goto("/coupons");
  const { dialog, press, check, again } = await openImport(page, translate, translate("entity.coupon.many"));

  const head = (["code", "type", "distribution", "value"] as const).map((name) =>
    translate(`entity.coupon.field.${name}`),
  );
  const line = (code: string) => [
    code,
    translate("enum.couponType.credits"),
    translate("enum.couponDistribution.public"),
    "10",
  ];
  await check([head, line(old), line(first), line(first.toLowerCase())]);
  await expect(dialog.getByText(translate("import.good", { count: 0 }))).toBeVisible();
  const code = translate("entity.coupon.field.code");
  const repeated = (line: number) => translate("import.repeated", { fields: code, line });
  const taken = `${code}: ${translate("entity.coupon.taken")}`;
  await expect(dialog.getByRole("listitem")).toHaveText([
    translate("import.line", { line: 2, reason: taken }),
    translate("import.line", { line: 3, reason: repeated(4) }),
    translate("import.line", { line: 4, reason: repeated(3) }),
  ]);
  expect(sent).toEqual([]);

  await again();
  await check([head, line(first), line(second)]);
  await expect(dialog.getByText(translate("import.good", { count: 2 }))).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  expect(sent).toEqual([]);
  const two = translate("entity.coupon.count", { count: 2 });
  await press(translate("import.start", { subject: two }));
  await expect(dialog.getByRole("status")).toHaveText(translate("import.made", { subject: two }));
  expect(sent).toHaveLength(2);
  await press(translate("crud.action.close"));

  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill(unique);
  for (const each of [old, first, second]) {
    await expect(page.getByRole("link", { name: each, exact: true })).toBeVisible();
  }
  await expect(page.getByText(translate("entity.coupon.count", { count: 3 })).first()).toBeVisible();
});

test("an import reports a second default plan before any call, and its report has the skipped lines @full", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const { data } = await (await backend.get("/api/plans?defaultPlan=true")).json();
  expect(data).toHaveLength(1);
  const sent = watchMade(page, "/api/plans");
  await page.goto("/plans");
  const { dialog, press, check } = await openImport(page, translate, translate("entity.plan.many"));

  const head = [translate("entity.plan.field.name"), translate("entity.plan.field.defaultPlan")];
  const [usual, second] = [`Comum ${unique}`, `Segundo ${unique}`];
  await check([head, [second, translate("crud.boolean.true")], [usual, translate("crud.boolean.false")]]);
  const told = new RegExp(
    `^${translate("import.line", { line: 2, reason: "" })}.*${translate("entity.plan.rule.oneDefault")}`,
  );
  await expect(dialog.getByRole("listitem")).toHaveText([told]);
  expect(sent).toEqual([]);

  const one = translate("entity.plan.count", { count: 1 });
  await press(translate("import.start", { subject: one }));
  await expect(dialog.getByRole("status")).toHaveText(translate("import.made", { subject: one }));
  await expect(dialog.getByRole("listitem")).toHaveText([told]);
  expect(sent).toEqual([expect.objectContaining({ name: usual, defaultPlan: false })]);
  const saving = page.waitForEvent("download");
  await press(translate("import.saveFailed"));
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  await press(translate("crud.action.close"));

  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill(unique);
  await expect(page.getByRole("link", { name: usual, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: second, exact: true })).toHaveCount(0);
});

test("a worker in the browser reads an exported workbook", async ({ page, translate, unique, backend }) => {
  const code = `${unique}-XLSX`;
  await made(backend, "/api/coupons", { type: "credits", distribution: "public", value: 5, status: "active", code });
  await page.goto(`/coupons?q=${code}`);
  await expect(page.getByRole("link", { name: code, exact: true })).toBeVisible();
  await page.getByRole("button", { name: translate("transfer.menu"), exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: translate("transfer.exportXlsx"), exact: true }).click();
  const file = await (await saving).path();
  const { dialog } = await openImport(page, translate, translate("entity.coupon.many"));
  await dialog.locator("input[type=file]").setInputFiles({
    name: "lote.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await readFile(file),
  });
  await expect(dialog.getByRole("cell", { name: code, exact: true })).toBeVisible();
});

test("an import of 1,200 lines that a reload interrupts is continued, and creates each record once @full", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const calls = { sent: 0, isHeld: true };
  const held: string[] = [];
  // The backend executes the second and third call, but the page is left before their responses arrive.
  await page.route("**/api/coupons/batch", async (route) => {
    calls.sent += 1;
    if (calls.sent === 1 || !calls.isHeld) {
      await route.continue();
      return;
    }
    await route.fetch();
    held.push(route.request().headers()["idempotency-key"] ?? "");
  });
  await page.goto("/coupons");
  const { dialog, press, check } = await openImport(page, translate, translate("entity.coupon.many"));
  const head = (["code", "type", "distribution", "value"] as const).map((name) =>
    translate(`entity.coupon.field.${name}`),
  );
  const cells = [translate("enum.couponType.credits"), translate("enum.couponDistribution.public"), "10"];
  await check([head, ...Array.from({ length: 1200 }, (_, at) => [`${unique}-${at}`, ...cells])]);
  const all = translate("entity.coupon.count", { count: 1200 });
  await press(translate("import.start", { subject: all }));
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(2);

  calls.isHeld = false;
  const repeated: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/coupons/batch")) {
      repeated.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await page.reload();
  await page.getByRole("button", { name: translate("import.open"), exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText(/lote\.csv.*\b500\b/);
  await press(translate("import.continue"));
  await expect(dialog.getByRole("status")).toHaveText(translate("import.made", { subject: all }), { timeout: 60_000 });
  expect(repeated.sort()).toEqual(held.sort());
  const { total } = await (await backend.get(`/api/coupons?q=${unique}-&pageSize=1`)).json();
  expect(total).toBe(1200);

  await page.reload();
  await expect(page.getByRole("button", { name: translate("transfer.menu"), exact: true })).toBeVisible();
  await openImport(page, translate, translate("entity.coupon.many"));
  await expect(dialog.getByRole("button", { name: translate("import.file"), exact: true })).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("a sign-out deletes the records of an interrupted import from the browser @full", async ({
  page,
  translate,
  unique,
}) => {
  let isHeld = false;
  // Other journeys use the same session.
  await page.route("**/logout", (route) => route.fulfill({ status: 204 }));
  await page.route("**/api/coupons", async (route) => {
    if (route.request().method() !== "POST") {
      await route.continue();
    } else {
      isHeld = true;
    }
  });
  await page.goto("/coupons");
  const { press, check } = await openImport(page, translate, translate("entity.coupon.many"));
  const head = (["code", "type", "distribution", "value"] as const).map((name) =>
    translate(`entity.coupon.field.${name}`),
  );
  await check([
    head,
    [unique, translate("enum.couponType.credits"), translate("enum.couponDistribution.public"), "10"],
  ]);
  await press(translate("import.start", { subject: translate("entity.coupon.count", { count: 1 }) }));
  await expect.poll(() => isHeld).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: translate("import.open"), exact: true })).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toEqual(["imports"]);
  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut"), exact: true }).click();
  await expect.poll(databases).toEqual([]);
});
