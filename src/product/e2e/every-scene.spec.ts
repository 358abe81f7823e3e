import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { demoCredentials } from "entity-console/backend";
import {
  type Act,
  frameworkScenes,
  type MakeScenes,
  type Scene,
  sweepsOver,
  type Translate,
  test,
} from "entity-console/testing/journeys";
import { pictureBook } from "./pictures.ts";

const NARROW_PHONE = { width: 390, height: 844 };

/** A coupon with one change, so that it has a history. */
async function makeCoupon(backend: APIRequestContext): Promise<string> {
  const data = {
    code: `SWEEP-${randomUUID().slice(0, 8).toUpperCase()}`,
    type: "credits",
    distribution: "public",
    value: 5,
    status: "active",
    accounts: [],
    oncePerAccount: false,
  };
  const answer = await backend.post("/api/coupons", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const coupon = (await answer.json()) as { id: string };
  const changed = await backend.put(`/api/coupons/${coupon.id}`, { data: { ...coupon, usageLimit: 7 } });
  expect(changed.ok(), await changed.text()).toBe(true);
  return coupon.id;
}

/** An API key that was rotated, so that its former secret is valid too. Creating one needs a recent sign-in. */
async function makeApiKey(backend: APIRequestContext): Promise<void> {
  const { username, password } = demoCredentials;
  const basic = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
  const signedIn = await backend.post("/api/authentication", { headers: { authorization: `Basic ${basic}` } });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const expiresAt = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  const data = { name: `Sweep ${randomUUID().slice(0, 8)}`, scopes: ["redemptions"], expiresAt };
  const answer = await backend.post("/api/staff-api-keys", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { key } = (await answer.json()) as { key: { id: string } };
  const rotation = { expiresAt, overlapHours: 24 };
  const rotated = await backend.post(`/api/staff-api-keys/${key.id}/rotate`, { headers, data: rotation });
  expect(rotated.ok(), await rotated.text()).toBe(true);
}

/** The page of API keys, and a trash with a record. */
async function staffScenes(backend: APIRequestContext, translate: Translate): Promise<readonly Scene[]> {
  await makeApiKey(backend);
  const removed = await backend.delete(`/api/coupons/${await makeCoupon(backend)}`);
  expect(removed.ok(), await removed.text()).toBe(true);
  const select: Act = async (page) => {
    await page.getByRole("main").getByRole("checkbox").first().check();
    await page.getByRole("button", { name: translate("crud.list.clearSelection"), exact: true }).waitFor();
  };
  return [
    { name: "api-keys", path: "/staff/api-keys" },
    { name: "trash", path: "/trash/coupon" },
    { name: "trash-selected", path: "/trash/coupon", act: select },
    { name: "trash-selected-narrow", path: "/trash/coupon", viewport: NARROW_PHONE, act: select },
  ];
}

const makeScenes: MakeScenes = async (backend, translate) => {
  const titles = (["code", "type", "value"] as const).map((name) => translate(`entity.coupon.field.${name}`));
  const on = {
    list: "/coupons",
    call: "coupons",
    id: await makeCoupon(backend),
    field: "usageLimit",
    label: translate("entity.coupon.field.usageLimit"),
    mine: "11",
    theirs: 12,
    date: translate("entity.coupon.field.expirationDate"),
    sheet: [titles.join(";"), "ABC-1;;5", "a b;?;x"].join("\n"),
  };
  return [
    ...frameworkScenes({ translate, on, backend }),
    ...(await staffScenes(backend, translate)),
    ...(await pictureBook.toPictures(backend)),
  ];
};

/** Maximum lengths in the schema. */
const longest = { name: 120, code: 40, username: 254, email: 254, description: 2000, presentation: 2000 };

test.describe("case 124, 133: every screen", () => {
  sweepsOver(makeScenes, { longest });
});
