import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { heading, type Translate } from "entity-console/testing/journeys";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { ChosenFile, Staff } from "./counted.ts";
import { job } from "./job.ts";
import { accountOf, atHome, made, planOf } from "./job-records.ts";

/** Further tasks of docs/jobs.md: a sheet is exported, edited and imported. The edit itself is not counted. */

/** Hundreds of records take time on a busy machine. */
const ALL_DONE = { timeout: 120_000 };

interface Sheet {
  readonly page: Page;
  readonly translate: Translate;
  readonly staff: Staff;
  /** Message key of the entity's name, without its suffix. */
  readonly entity: "coupon" | "account" | "plan";
}

/** Opens the list from the home page, searches it and saves the result for editing. */
async function exportSheet(
  { page, translate, staff, entity }: Sheet,
  word: string,
  format: "xlsx" | "csv",
): Promise<Buffer> {
  await atHome(page);
  const many = translate(`entity.${entity}.many`);
  await staff.click(page.getByRole("navigation").getByRole("link", { name: many, exact: true }));
  await expect(heading(page, many)).toBeVisible();
  await staff.type(page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }), word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  const saving = page.waitForEvent("download");
  await staff.click(page.getByRole("button", { name: translate("transfer.menu"), exact: true }));
  const key = format === "xlsx" ? "transfer.exportEdit" : "transfer.exportEditCsv";
  await staff.click(page.getByRole("menuitem", { name: translate(key), exact: true }));
  return await readFile(await (await saving).path());
}

/** Imports an edited sheet. It is checked when it is chosen. */
async function importSheet({ page, translate, staff, entity }: Sheet, file: ChosenFile, count: number): Promise<void> {
  await staff.click(page.getByRole("button", { name: translate("transfer.menu"), exact: true }));
  await staff.click(page.getByRole("menuitem", { name: translate("transfer.import"), exact: true }));
  const dialog = page.getByRole("dialog");
  await staff.chooseFile(dialog.getByRole("button", { name: translate("import.file"), exact: true }), file);
  const changed = dialog.getByRole("button", { name: translate("import.state.changed", { count }), exact: true });
  await expect(changed).toHaveAttribute("aria-pressed", "true", ALL_DONE);
  const subject = translate(`entity.${entity}.count`, { count });
  await staff.click(dialog.getByRole("button", { name: translate("import.start", { subject }), exact: true }));
  await expect(dialog.getByRole("status")).toHaveText(translate("import.changed", { subject }), ALL_DONE);
}

/** Replaces the numbers of a column of the first sheet, as a person would in a spreadsheet. */
function withNumbers(workbook: Buffer, key: string, value: number): Buffer {
  const parts = unzipSync(workbook);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const texts = [...textOf("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = ""]) => text);
  const index = texts.findIndex((text) => text.includes(`[${key}]`));
  const sheet = textOf("xl/worksheets/sheet1.xml");
  const [, letters = ""] = new RegExp(`<c r="([A-Z]+)1"[^>]*><v>${index}</v>`).exec(sheet) ?? [];
  expect(letters).not.toBe("");
  const numbers = new RegExp(`(<c r="${letters}(?!1")\\d+"[^>]*><v>)[^<]*(</v>)`, "g");
  const edited = sheet.replace(numbers, `$1${value}$2`);
  return Buffer.from(zipSync({ ...parts, "xl/worksheets/sheet1.xml": strToU8(edited) }));
}

job(
  "the limit of 300 coupons is raised by a sheet",
  { actions: 12 },
  async ({ page, translate, unique, backend, staff }) => {
    const word = `FOLHA${unique}`.toUpperCase();
    const order = { quantity: 300, value: 5, prefix: word, usageLimit: 10 };
    expect((await backend.post("/api/coupons/generate", { data: order })).status()).toBe(201);
    const sheet: Sheet = { page, translate, staff, entity: "coupon" };
    const workbook = await exportSheet(sheet, word, "xlsx");
    const buffer = withNumbers(workbook, "usageLimit", 500);
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    await importSheet(sheet, { name: "cupons.xlsx", mimeType, buffer }, 300);
    const found = await backend.get(`/api/coupons?q=${word}&pageSize=100`);
    const { data, total } = (await found.json()) as { data: { usageLimit: number; value: number }[]; total: number };
    expect(total).toBe(300);
    expect(new Set(data.map(({ usageLimit, value }) => `${usageLimit} ${value}`))).toEqual(new Set(["500 5"]));
  },
);

/** Deletes the rows of the second sheet that have a text, as a person would in a spreadsheet. Returns their number too. */
function withoutRows(workbook: Buffer, text: string): { readonly buffer: Buffer; readonly count: number } {
  const parts = unzipSync(workbook);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const texts = [...textOf("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, each = ""]) => each);
  const index = texts.findIndex((each) => each.replaceAll(/<[^>]*>/g, "") === text);
  const sheet = textOf("xl/worksheets/sheet2.xml");
  const rows = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) => row);
  const gone = rows.filter((row) => row.includes(`t="s"><v>${index}</v>`));
  const edited = gone.reduce((left, row) => left.replace(row, ""), sheet);
  const buffer = Buffer.from(zipSync({ ...parts, "xl/worksheets/sheet2.xml": strToU8(edited) }));
  return { buffer, count: gone.length };
}

job(
  "a price of two plans is removed by a sheet",
  { actions: 12 },
  async ({ page, translate, unique, backend, staff }) => {
    const word = `Folha${unique}`;
    const priceOf = (name: string, periodicity: string) => ({
      name,
      status: "active",
      periodicity,
      price: 49.9,
      currency: "BRL",
    });
    const yearly = `Anual ${unique}`;
    for (const name of [`${word} A`, `${word} B`]) {
      const planPayments = [priceOf("Mensal", "monthly"), priceOf(yearly, "yearly")];
      await made(backend, "/api/plans", planOf(name, { planPayments }));
    }
    const readPlans = async () => {
      const found = await backend.get(`/api/plans?q=${word}&sort=name`);
      const { data } = (await found.json()) as { data: { planPayments: { id: string; name: string }[] }[] };
      return data.map(({ planPayments }) => planPayments);
    };
    const before = await readPlans();
    const sheet: Sheet = { page, translate, staff, entity: "plan" };
    const { buffer, count } = withoutRows(await exportSheet(sheet, word, "xlsx"), yearly);
    expect(count).toBe(2);
    await staff.click(page.getByRole("button", { name: translate("transfer.menu"), exact: true }));
    await staff.click(page.getByRole("menuitem", { name: translate("transfer.import"), exact: true }));
    const dialog = page.getByRole("dialog");
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const file = { name: "planos.xlsx", mimeType, buffer };
    await staff.chooseFile(dialog.getByRole("button", { name: translate("import.file"), exact: true }), file);
    const unchanged = dialog.getByRole("button", {
      name: translate("import.state.unchanged", { count: 2 }),
      exact: true,
    });
    await expect(unchanged).toBeVisible(ALL_DONE);
    await staff.click(dialog.getByRole("checkbox", { name: translate("import.remove", { count: 2 }), exact: true }));
    await expect(
      dialog.getByRole("button", { name: translate("import.state.changed", { count: 2 }), exact: true }),
    ).toHaveAttribute("aria-pressed", "true", ALL_DONE);
    await expect(dialog.getByText(translate("import.rowRemoved")).first()).toBeVisible();
    const subject = translate("entity.plan.count", { count: 2 });
    await staff.click(dialog.getByRole("button", { name: translate("import.start", { subject }), exact: true }));
    await expect(dialog.getByRole("status")).toHaveText(translate("import.changed", { subject }), ALL_DONE);
    expect(await readPlans()).toEqual(before.map((prices) => prices.filter(({ name }) => name !== yearly)));
    await staff.click(dialog.getByRole("button", { name: translate("import.undo"), exact: true }));
    const withoutIds = (plans: typeof before) => plans.map((prices) => prices.map(({ id: _, ...price }) => price));
    await expect.poll(async () => withoutIds(await readPlans()), ALL_DONE).toEqual(withoutIds(before));
  },
);

job(
  "40 account amounts are corrected by a sheet",
  { actions: 12 },
  async ({ page, translate, unique, backend, staff }) => {
    const word = `folha${unique.toLowerCase()}`;
    for (let index = 10; index < 50; index += 1) {
      await made(backend, "/api/accounts", accountOf(`${word}-${index}@escola.example`, { amount: 1234.5 }));
    }
    const sheet: Sheet = { page, translate, staff, entity: "account" };
    const text = (await exportSheet(sheet, word, "csv")).toString("utf8");
    // The file has the numbers of the page's language.
    const edited = text.replaceAll(/(?<=;)1234,5(?=;)/g, "1.299,90").replaceAll(/(?<=,)1234\.5(?=,)/g, "1299.90");
    await importSheet(sheet, { name: "contas.csv", mimeType: "text/csv", buffer: Buffer.from(edited) }, 40);
    const found = await backend.get(`/api/accounts/all?q=${word}&pageSize=100`);
    const { data } = (await found.json()) as { data: { amount: number }[] };
    expect(data.map(({ amount }) => amount)).toEqual(Array.from({ length: 40 }, () => 1299.9));
  },
);
