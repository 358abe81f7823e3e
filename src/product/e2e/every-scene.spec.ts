import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { frameworkScenes, type MakeScenes, sweepsOver, test } from "entity-console/testing/journeys";
import { pictureBook } from "./pictures.ts";

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

const makeScenes: MakeScenes = async (backend, say) => {
  const titles = (["code", "type", "value"] as const).map((name) => say(`entity.coupon.field.${name}`));
  const on = {
    list: "/coupons",
    call: "coupons",
    id: await makeCoupon(backend),
    field: "usageLimit",
    label: say("entity.coupon.field.usageLimit"),
    mine: "11",
    theirs: 12,
    date: say("entity.coupon.field.expirationDate"),
    sheet: [titles.join(";"), "ABC-1;;5", "a b;?;x"].join("\n"),
  };
  return [...frameworkScenes({ say, on, backend }), ...(await pictureBook.toPictures(backend))];
};

/** Maximum lengths in the schema. */
const longest = { name: 120, code: 40, username: 254, email: 254, description: 2000, presentation: 2000 };

test.describe("case 124, 133: every screen", () => {
  sweepsOver(makeScenes, { longest });
});
