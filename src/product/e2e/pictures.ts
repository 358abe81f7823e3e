import type { APIRequestContext, Page } from "@playwright/test";
import { beInterceptable, type Picture, type PictureBook } from "entity-console/testing/journeys";

const CODES = ["7KQM-2XHD", "B4TN-9WRC", "C8VJ-3PLF", "D2GZ-6YKM", "F5RB-8HTQ", "H9CW-4NXJ", "K3PD-7VGS", "M6LT-5BZR"];

interface Answer {
  readonly data: readonly { readonly id: string }[];
}

async function idOf(backend: APIRequestContext, query: string): Promise<string> {
  const answer = await backend.get(`/api/${query}`);
  if (!answer.ok()) {
    throw new Error(`${query}: ${await answer.text()}`);
  }
  return ((await answer.json()) as Answer).data[0]?.id ?? "";
}

/** Replaces responses that would differ on each run. */
async function answerAlways(page: Page, path: string, body: unknown): Promise<void> {
  await page.route(`**/api/${path}`, (route) => route.fulfill({ json: body }));
}

async function generateCoupons(page: Page): Promise<void> {
  const coupons = CODES.map((code) => ({ id: code, code, type: "credits", distribution: "public", value: 50 }));
  await answerAlways(page, "coupons/generate", { data: coupons, total: coupons.length });
  const [quantity, value] = [page.getByRole("textbox").first(), page.getByRole("textbox").nth(1)];
  await quantity.fill(String(CODES.length));
  await value.fill("50");
  await page.getByRole("button", { name: "Gerar cupons", exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

async function askForToken(page: Page): Promise<void> {
  await answerAlways(page, "tools/payment/token", { token: "pay_9f2c71d0a84e4b6fb3d5" });
  await page.getByRole("textbox", { name: "Usuário" }).fill("ana.souza@escola.example");
  await page.getByRole("textbox", { name: "Segredo" }).fill("segredo-do-provedor");
  await page.getByRole("button", { name: "Gerar token" }).click();
  await page.getByText("pay_9f2c").waitFor();
}

async function openRowMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
}

async function openCommands(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
}

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await openRowMenu(page);
  await page.getByRole("menuitem", { name: "Excluir", exact: true }).click();
  await page.getByRole("dialog").getByRole("link").waitFor();
}

async function saveNothing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function expire(page: Page): Promise<void> {
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("textbox", { name: "Usuário" }).fill("ana.souza@escola.example");
  await page.getByRole("textbox", { name: "Segredo" }).fill("segredo-do-provedor");
  await page.getByRole("button", { name: "Gerar token" }).click();
  await page.getByRole("dialog").waitFor();
}

async function forbid(page: Page): Promise<void> {
  await page.route("**/api/features?**", (route) => route.fulfill({ status: 403, json: {} }));
}

async function cutOff(page: Page): Promise<void> {
  await page.route("**/api/features?**", (route) => route.fulfill({ status: 503, json: {} }));
}

/** Screenshots for reviewers: every screen, and its dialogs. */
async function toPictures(backend: APIRequestContext): Promise<readonly Picture[]> {
  const plan = await idOf(backend, "plans?page=1&pageSize=3&sort=presentationOrder");
  const coupon = await idOf(backend, "coupons?page=1&pageSize=1&sort=-usageCount&distribution=individual");
  const account = await idOf(backend, "accounts/all?page=1&pageSize=1&sort=username&status=active");
  const feature = await idOf(backend, "features?page=1&pageSize=1&sort=name");
  return [
    { name: "login", path: "/login", signedOut: true },
    { name: "home", path: "/" },
    { name: "plans", path: "/plans" },
    { name: "plans-show", path: `/plans/show/${plan}` },
    { name: "plans-create", path: "/plans/create" },
    { name: "plans-edit", path: `/plans/edit/${plan}` },
    { name: "plans-delete", path: "/plans", act: askToDelete },
    { name: "plans-periodicities", path: "/plans/periodicities" },
    { name: "features", path: "/features" },
    { name: "features-forbidden", path: "/features", prepare: forbid },
    { name: "features-failed", path: "/features", prepare: cutOff },
    { name: "features-show", path: `/features/show/${feature}` },
    { name: "features-create", path: "/features/create", act: saveNothing },
    { name: "features-edit", path: `/features/edit/${feature}` },
    { name: "coupons", path: "/coupons" },
    { name: "coupons-filtered", path: "/coupons?status=active&q=zzz" },
    { name: "coupons-show", path: `/coupons/show/${coupon}` },
    { name: "coupons-create", path: "/coupons/create" },
    { name: "coupons-edit", path: `/coupons/edit/${coupon}` },
    { name: "coupons-generate", path: "/coupons/generate" },
    { name: "coupons-generated", path: "/coupons/generate", prepare: beInterceptable, act: generateCoupons },
    { name: "coupons-distributions", path: "/coupons/distributions" },
    { name: "accounts", path: "/accounts" },
    { name: "accounts-menu", path: "/accounts", act: openRowMenu },
    { name: "accounts-show", path: `/accounts/show/${account}` },
    { name: "accounts-edit", path: `/accounts/edit/${account}` },
    { name: "accounts-types", path: "/accounts/types" },
    { name: "token-tool", path: "/token-tool" },
    { name: "token-tool-result", path: "/token-tool", prepare: beInterceptable, act: askForToken },
    { name: "edit-account", path: "/edit-account" },
    { name: "staff", path: "/staff" },
    { name: "sessions", path: "/sessions" },
    { name: "activity", path: "/activity" },
    { name: "commands", path: "/coupons", act: openCommands },
    { name: "keys", path: "/coupons", act: openKeys },
    { name: "session-expired", path: "/token-tool", prepare: beInterceptable, act: expire },
    { name: "not-found", path: "/no-such-page" },
  ];
}

export const pictureBook: PictureBook = {
  // On that date some demo coupons have expired, and some will soon.
  day: new Date("2026-07-10T15:00:00Z"),
  language: "pt-BR",
  readme: { name: "coupons", path: "/coupons?size=10" },
  toPictures,
};
