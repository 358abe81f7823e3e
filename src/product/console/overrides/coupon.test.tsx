import { screen, waitFor, within } from "@testing-library/react";
import { CreateScreen, ListScreen, ShowScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen, watchSavedFiles } from "entity-console/testing/console";
import { describe, expect, test, vi } from "vitest";
import { couponGenerationCreateSchema } from "../../../../generated/schemas/coupon-generation.ts";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { couponGenerationScreens } from "../../../../generated/screens/coupon-generation.ts";
import { validateCouponGenerationCreate } from "../../../../generated/validators/coupon-generation.js";
import { coupon } from "../testing/demo-records.ts";
import { overrideRegistry } from "./registry.ts";

async function showCoupons() {
  const shown = await renderScreen({
    backend: new FakeBackend({ tables: { "/coupons": [coupon] } }),
    route: "/coupons",
    at: "/coupons",
    element: <ListScreen screens={couponScreens} />,
    overrides: overrideRegistry,
  });
  const copy = await screen.findByRole("button", { name: "Copiar VOLTA-AS-AULAS" });
  return { ...shown, copy };
}

test("case 121: a coupon's code is copied with one click, and stays a link to its page", async () => {
  const { user, copy } = await showCoupons();
  await user.click(copy);
  await screen.findByText("Copiado");
  await expect(navigator.clipboard.readText()).resolves.toBe("VOLTA-AS-AULAS");
  const row = screen.getByRole("row", { name: /VOLTA-AS-AULAS/ });
  expect(within(row).getByRole("link", { name: "VOLTA-AS-AULAS" })).toBeTruthy();
});

test("case 121: a failed copy to the clipboard is reported", async () => {
  const { user, copy } = await showCoupons();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await user.click(copy);
  await screen.findByText("Não foi possível copiar");
});

function showCoupon(change: object, language: string = "pt-BR") {
  return renderScreen({
    backend: new FakeBackend({ tables: { "/coupons": [{ ...coupon, expirationDate: null, ...change }] } }),
    route: "/coupons/show/:id",
    at: "/coupons/show/c1",
    element: <ShowScreen screens={couponScreens} />,
    overrides: overrideRegistry,
    language,
  });
}

test.each([
  ["pt-BR", "3 de 10", "3 usos de 10"],
  ["en-US", "3 of 10", "3 uses of 10"],
] as const)("case 121: usage is shown as used of its limit, with a bar, in %s", async (language, text, label) => {
  await showCoupon({ usageCount: 3, usageLimit: 10 }, language);
  await screen.findByText(text);
  expect(screen.getByRole("progressbar", { name: label }).getAttribute("aria-valuenow")).toBe("30");
});

test("case 121: without a limit, usage is a number", async () => {
  await showCoupon({ usageCount: 3, usageLimit: null });
  await screen.findByText("3");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test.each([
  [{ expirationDate: "2020-01-01" }, "pt-BR", "Ativo", "Expirado"],
  [{ usageCount: 10 }, "pt-BR", "Ativo", "Esgotado"],
  [{ expirationDate: "2020-01-01" }, "en-US", "Active", "Expired"],
  [{ usageCount: 10 }, "en-US", "Active", "Used up"],
] as const)("case 121: a coupon with %j has one effective state, in %s", async (...row) => {
  const [change, language, stored, effective] = row;
  await showCoupon(change, language);
  expect((await screen.findAllByText(effective)).length).toBeGreaterThan(0);
  expect(screen.queryByText(stored)).toBeNull();
});

test.each([
  ["pt-BR", "Sem contas", "Disponível"],
  ["en-US", "No accounts", "Available"],
] as const)("an individual coupon without accounts is marked on its page and in the list, in %s", async (...row) => {
  const [language, without, available] = row;
  await showCoupon({ distribution: "individual", accounts: [] }, language);
  expect((await screen.findAllByText(without)).length).toBeGreaterThan(0);
  expect(screen.queryByText(available)).toBeNull();
});

test("a coupon that can be redeemed is available on its page, as in the list", async () => {
  await showCoupon({ distribution: "public", expirationDate: null, usageLimit: null });
  expect(await screen.findByText("Disponível")).toBeTruthy();
  expect(screen.queryByText("Ativo")).toBeNull();
});

test("a coupon's page links to the other coupons of its batch", async () => {
  await showCoupon({ batch: "20261122-7KQ2M" });
  const link = await screen.findByRole("link", { name: "20261122-7KQ2M" });
  expect(link.getAttribute("href")).toBe("/coupons?q=20261122-7KQ2M");
});

test("the list of coupons links to the generation of coupons", async () => {
  await showCoupons();
  expect(screen.getByRole("link", { name: "Gerar cupons" }).getAttribute("href")).toBe("/coupons/generate");
});

const issued = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => ({ ...coupon, id: `g${index}`, code: `NOVO-${index}`, value: 50 }));

async function generateWith(answer: readonly unknown[]) {
  return (await generate(0, "pt-BR", answer)).dialog;
}

async function generate(howMany: number, language: string = "pt-BR", answer: readonly unknown[] = issued(howMany)) {
  return await generateAs(howMany, { language, answer });
}

interface Generation {
  readonly language?: string;
  readonly answer?: readonly unknown[];
  /** Texts for optional fields, by their Portuguese labels. */
  readonly more?: Readonly<Record<string, string>>;
}

async function generateAs(howMany: number, { language = "pt-BR", answer = issued(howMany), more = {} }: Generation) {
  const form = { schema: couponGenerationCreateSchema, validate: validateCouponGenerationCreate };
  const backend = new FakeBackend({ tables: {}, answers: { "/coupons/generate": answer } });
  const shown = await renderScreen({
    backend,
    route: "/coupons/generate",
    at: "/coupons/generate",
    element: <CreateScreen screens={couponGenerationScreens} form={form} />,
    overrides: overrideRegistry,
    language,
  });
  const isPortuguese = language === "pt-BR";
  const { user } = shown;
  await user.type(await screen.findByRole("textbox", { name: isPortuguese ? /Quantidade/ : /Quantity/ }), "3");
  await user.type(screen.getByRole("textbox", { name: isPortuguese ? /Valor/ : /Value/ }), "50");
  for (const [label, text] of Object.entries(more)) {
    await user.type(screen.getByRole("textbox", { name: label }), text);
  }
  await user.click(screen.getByRole("button", { name: isPortuguese ? "Gerar cupons" : "Generate coupons" }));
  const dialog = within(await screen.findByRole("dialog"));
  return { ...shown, dialog, sent: backend.sent("POST").map(({ body }) => body) };
}

describe("generating coupons", () => {
  test.each([
    ["pt-BR", "Copiar todos", "Fechar"],
    ["en-US", "Copy all", "Close"],
  ] as const)("lists exactly the issued codes, copies them, and returns to the list, in %s", async (...row) => {
    const [language, copyAll, close] = row;
    const { user, dialog, arrivesAt } = await generate(3, language);
    expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["NOVO-0", "NOVO-1", "NOVO-2"]);
    await user.click(dialog.getByRole("button", { name: copyAll }));
    await expect(navigator.clipboard.readText()).resolves.toBe("NOVO-0\nNOVO-1\nNOVO-2");
    await user.click(dialog.getByRole("button", { name: /NOVO-1/ }));
    await expect(navigator.clipboard.readText()).resolves.toBe("NOVO-1");
    await user.click(dialog.getByRole("button", { name: close }));
    await arrivesAt("/coupons");
  });

  test.each([
    ["codes alone", ["NOVO-1", "NOVO-2"], ["NOVO-1", "NOVO-2"]],
    ["nothing", [], []],
  ])("confirms the generation if the backend returns %s", async (_, answer, codes) => {
    const dialog = await generateWith(answer);
    expect(dialog.queryAllByRole("listitem").map((item) => item.textContent)).toEqual(codes);
    expect(dialog.queryByText("O servidor não devolveu os códigos. Eles estão na lista de cupons.") === null).toBe(
      codes.length > 0,
    );
    expect(screen.queryByText(/Não foi possível/)).toBeNull();
  });

  test("sends only quantity and value if no other field is filled in", async () => {
    const { dialog, sent } = await generateAs(2, { answer: ["A-1", "A-2"] });
    expect(sent).toEqual([{ quantity: 3, value: 50 }]);
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test.each([
    ["codes alone", ["A-1", "A-2"], "Prefixo, Limite de usos"],
    ["no codes", [], "Prefixo, Limite de usos"],
    ["coupons of its own kind", [{ code: "NATAL-1", value: 50, usageLimit: 1 }], "Limite de usos"],
    [
      "one coupon of many otherwise",
      [
        { code: "NATAL-1", usageLimit: 4 },
        { code: "A-2", usageLimit: 4 },
      ],
      "Prefixo",
    ],
  ])("lists requested values that %s did not confirm", async (_, answer, fields) => {
    const more = { Prefixo: "natal", "Limite de usos": "4" };
    const { dialog, sent } = await generateAs(0, { answer, more });
    expect(sent).toEqual([{ quantity: 3, value: 50, prefix: "NATAL", usageLimit: 4 }]);
    expect(dialog.getByRole("alert").textContent).toBe(
      `O servidor não confirmou: ${fields}. Confira um dos cupons antes de distribuir os códigos.`,
    );
  });

  test("shows no warning about fields that match the order", async () => {
    const answer = [{ code: "NATAL-1", value: 50, usageLimit: "4" }];
    const { dialog } = await generateAs(0, { answer, more: { Prefixo: "natal", "Limite de usos": "4" } });
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("links to the batch if the backend has batches", async () => {
    const dialog = await generateWith(issued(2).map((each) => ({ ...each, batch: "20261122-7KQ2M" })));
    const link = dialog.getByRole("link", { name: "Lote 20261122-7KQ2M: ver na lista de cupons" });
    expect(link.getAttribute("href")).toBe("/coupons?q=20261122-7KQ2M");
  });

  test("saves the codes as a file that spreadsheets open", async () => {
    const { user, dialog } = await generate(2);
    const saved = watchSavedFiles();
    await user.click(dialog.getByRole("button", { name: "Salvar CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      "\uFEFFCódigo;Tipo;Valor;Lote;Limite de usos;Expira em\r\nNOVO-0;Créditos;50;;10;01/03/2026\r\nNOVO-1;Créditos;50;;10;01/03/2026\r\n",
    );
  });

  test("renders thousands of codes page by page, and copies all of them", async () => {
    const { user, dialog } = await generate(5000);
    // Include hidden elements, because visibility checks of hundreds of rows take seconds.
    expect(dialog.getAllByRole("listitem", { hidden: true })).toHaveLength(200);
    await user.click(dialog.getByText("Copiar todos"));
    const copied = await navigator.clipboard.readText();
    expect(copied.split("\n")).toHaveLength(5000);
    await user.click(dialog.getByText("Mostrar mais 200"));
    expect(dialog.getAllByRole("listitem", { hidden: true })).toHaveLength(400);
  });
});
