import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { FRAMEWORK_PAGES, recordPages } from "./accessibility-steps.ts";
import { type MakeScenes, sweepsOver } from "./every-scene.ts";
import { test } from "./journey.ts";
import { type Act, opened, type Scene } from "./scene.ts";
import { frameworkScenes } from "./scenes.ts";
import type { Translate } from "./texts.ts";

const LISTS = [
  { list: "/tickets", call: "tickets" },
  { list: "/members", call: "members/all" },
  { list: "/books", call: "books" },
  { list: "/genres", call: "genres" },
];

/** A ticket that was changed once, so that it has a history. */
async function makeTicket(backend: APIRequestContext): Promise<string> {
  const data = {
    code: `SWEEP-${randomUUID().slice(0, 8).toUpperCase()}`,
    type: "loans",
    audience: "public",
    value: 5,
    status: "active",
    members: [],
  };
  const answer = await backend.post("/api/tickets", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const ticket = (await answer.json()) as { id: string };
  const changed = await backend.put(`/api/tickets/${ticket.id}`, { data: { ...ticket, useLimit: 7 } });
  expect(changed.ok(), await changed.text()).toBe(true);
  return ticket.id;
}

/** Features of the library that tickets lack: an action, a table in a form, a custom screen. */
function libraryScenes(translate: Translate): readonly Scene[] {
  const ofRow =
    (name: string): Act =>
    async (page) => {
      await page.getByRole("row").nth(1).getByRole("button").last().click();
      await page.getByRole("menuitem", { name, exact: true }).click();
      await opened(page, "dialog");
    };
  const submit: Act = async (page) => {
    await page.getByRole("button", { name: translate("crud.form.save"), exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  };
  const members = "/members?size=10&status=active";
  return [
    { name: "members-action", path: members, act: ofRow(translate("entity.member.action.makeHeadReader")) },
    { name: "books-create", path: "/books/create" },
    { name: "books-refused", path: "/books/create", act: submit },
    { name: "tickets-create", path: "/tickets/create" },
    { name: "tickets-refused", path: "/tickets/create", act: submit },
    { name: "shelf-mark", path: "/shelf-mark" },
  ];
}

const makeScenes: MakeScenes = async (backend, translate) => {
  const titles = (["code", "type", "value"] as const).map((name) => translate(`entity.ticket.field.${name}`));
  const on = {
    list: "/tickets",
    call: "tickets",
    id: await makeTicket(backend),
    field: "useLimit",
    label: translate("entity.ticket.field.useLimit"),
    mine: "11",
    theirs: 12,
    date: translate("entity.ticket.field.lastDay"),
    sheet: [titles.join(";"), "ABC-1;;5", "a b;?;x"].join("\n"),
  };
  const paths = [...FRAMEWORK_PAGES, ...LISTS.map(({ list }) => list), ...(await recordPages(backend, LISTS))];
  return [
    ...frameworkScenes({ translate, on, backend }),
    ...paths.map((path): Scene => ({ name: path.replace(/\/[\da-f-]{36}$/, ""), path })),
    ...libraryScenes(translate),
  ];
};

/** Maximum lengths in the library's schema. */
const longest = { name: 120, code: 40, username: 254, email: 254, description: 2000, biography: 2000 };

test.describe("case 124, 133: every screen", () => {
  sweepsOver(makeScenes, { longest });
});
